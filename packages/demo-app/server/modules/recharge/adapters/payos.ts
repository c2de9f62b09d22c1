import { type BankAdapter, parseAmount, hmacHex, isSame, parseObject, getText } from './bank-adapter.ts';

/** As payOS writes a value into the signed text. */
function written(value: unknown): string {
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * payOS: `signature` in the body, HMAC-SHA256 over `key=value&…` of its `data`, keys sorted. No time is signed, so only
 * the reference shows a replay.
 */
export const payos: BankAdapter = {
  name: 'payos',
  isSigned({ raw, secrets }) {
    const { data, signature } = parseObject(raw);
    const entries = Object.entries(Object(data)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (entries.length === 0) return false;
    const signed = entries.map(([key, value]) => `${key}=${written(value)}`).join('&');
    return (
      secrets.filter((secret) => isSame(getText(signature), hmacHex('sha256', secret, signed))).length > 0
    );
  },
  read(raw) {
    const { data } = parseObject(raw);
    const { reference, amount: rawAmount, description } = Object(data);
    const [providerId, amount] = [getText(reference), parseAmount(rawAmount)];
    if (providerId === '' || amount === null) return null;
    return { providerId, amount, content: getText(description), direction: 'IN' };
  },
};
