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

/** The signature requires sorted keys at every level. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Casso v2: `X-Casso-Signature: t={ms},v1={hex}`, HMAC-SHA512 over `{t}.{the JSON with sorted keys}`. */
export const casso: BankAdapter = {
  name: 'casso',
  isSigned({ raw, headers, secrets, now }) {
    const [, time = '', signature = ''] =
      /^t=(\d+),v1=([0-9a-f]+)$/.exec(getHeader(headers, 'x-casso-signature')) ?? [];
    if (time === '' || !isRecent(Number(time), now)) return false;
    const signed = `${time}.${JSON.stringify(sorted(parseObject(raw)))}`;
    return secrets.filter((secret) => isSame(signature, hmacHex('sha512', secret, signed))).length > 0;
  },
  read(raw) {
    const { data } = parseObject(raw);
    const { id, accountNumber, reference, description, amount: rawAmount } = Object(data);
    // A reference alone is not unique: two banks may use the same, and one bank for parts of a transfer.
    const parts = [getText(accountNumber), getText(reference), getText(id)];
    const providerId = parts.slice(1).join('') === '' ? '' : parts.join(':');
    // Outgoing transfers are negative.
    const isOut = typeof rawAmount === 'number' && rawAmount < 0;
    const amount = parseAmount(isOut ? -rawAmount : rawAmount);
    if (providerId === '' || amount === null) return null;
    return { providerId, amount, content: getText(description), direction: isOut ? 'OUT' : 'IN' };
  },
};
