import {
  type BankAdapter,
  parseAmount,
  getHeader,
  hmacHex,
  isRecent,
  isSame,
  parseObject,
  getText,
} from './bank-adapter.ts';

/** SePay: `X-SePay-Signature: sha256=…` over `{timestamp}.{bytes}`, the timestamp in seconds. */
export const sepay: BankAdapter = {
  name: 'sepay',
  isSigned({ raw, headers, secrets, now }) {
    const timestamp = getHeader(headers, 'x-sepay-timestamp');
    if (!isRecent(Number(timestamp || Number.NaN) * 1000, now)) return false;
    const signature = getHeader(headers, 'x-sepay-signature');
    const signed = Buffer.concat([Buffer.from(`${timestamp}.`), raw]);
    const matching = secrets.filter((secret) =>
      isSame(signature, `sha256=${hmacHex('sha256', secret, signed)}`),
    );
    return matching.length > 0;
  },
  read(raw) {
    const { id, content, transferAmount, transferType } = parseObject(raw);
    const [providerId, amount] = [getText(id), parseAmount(transferAmount)];
    if (providerId === '' || amount === null) return null;
    return { providerId, amount, content: getText(content), direction: transferType === 'in' ? 'IN' : 'OUT' };
  },
};
