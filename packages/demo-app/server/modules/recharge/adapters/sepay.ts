import {
  type BankAdapter,
  amountOf,
  headerOf,
  hmacHex,
  isRecent,
  isSame,
  objectOf,
  textOf,
} from './bank-adapter.ts';

/** SePay: `X-SePay-Signature: sha256=…` over `{timestamp}.{bytes}`, the timestamp in seconds. */
export const sepay: BankAdapter = {
  name: 'sepay',
  isSigned({ raw, headers, secrets, now }) {
    const timestamp = headerOf(headers, 'x-sepay-timestamp');
    if (!isRecent(Number(timestamp || Number.NaN) * 1000, now)) return false;
    const signature = headerOf(headers, 'x-sepay-signature');
    const signed = Buffer.concat([Buffer.from(`${timestamp}.`), raw]);
    const matching = secrets.filter((secret) =>
      isSame(signature, `sha256=${hmacHex('sha256', secret, signed)}`),
    );
    return matching.length > 0;
  },
  read(raw) {
    const { id, content, transferAmount, transferType } = objectOf(raw);
    const [providerId, amount] = [textOf(id), amountOf(transferAmount)];
    if (providerId === '' || amount === null) return null;
    return { providerId, amount, content: textOf(content), direction: transferType === 'in' ? 'IN' : 'OUT' };
  },
};
