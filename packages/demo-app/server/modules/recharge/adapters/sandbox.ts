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

/** Signed over `{ms}.{bytes}`. */
export const sandboxBank: BankAdapter = {
  name: 'sandbox',
  isSigned({ raw, headers, secrets, now }) {
    const time = getHeader(headers, 'x-bank-timestamp');
    if (!isRecent(Number(time || Number.NaN), now)) return false;
    const signature = getHeader(headers, 'x-bank-signature');
    const signed = Buffer.concat([Buffer.from(`${time}.`), raw]);
    return secrets.filter((secret) => isSame(signature, hmacHex('sha256', secret, signed))).length > 0;
  },
  read(raw) {
    const { bankTxId, content, amount: rawAmount } = parseObject(raw);
    const [providerId, amount] = [getText(bankTxId), parseAmount(rawAmount)];
    if (providerId === '' || amount === null) return null;
    return { providerId, amount, content: getText(content), direction: 'IN' };
  },
};

export function signTransfer(
  transfer: { bankTxId: string; content: string; amount: number },
  secret: string,
  now: Date,
): { raw: Buffer; headers: Record<string, string> } {
  const raw = Buffer.from(JSON.stringify(transfer));
  const time = String(+now);
  const signature = hmacHex('sha256', secret, Buffer.concat([Buffer.from(`${time}.`), raw]));
  return { raw, headers: { 'x-bank-timestamp': time, 'x-bank-signature': signature } };
}
