import { createHmac, timingSafeEqual } from 'node:crypto';

/** A transfer as a bank or its agent tells it, in đồng. */
export type BankNotice = {
  /** The provider's own number of it: the same number is the same transfer. */
  providerId: string;
  content: string;
  amount: number;
  direction: 'IN' | 'OUT';
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** How one provider signs and writes its callbacks. */
export type BankAdapter = {
  readonly name: string;
  /** Whether these very bytes were sent by whoever holds one of the secrets; each is tried in constant time. */
  isSigned(callback: { raw: Buffer; headers: Headers; secrets: readonly string[]; now: Date }): boolean;
  /** The transfer inside; null for what is signed and cannot be read as one, like a trial call. */
  read(raw: Buffer): BankNotice | null;
};

/** How far a signed time may be from ours. */
const mostDrift = 5 * 60_000;

export const isRecent = (at: number, now: Date): boolean =>
  Number.isFinite(at) && Math.abs(+now - at) <= mostDrift;

export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, text: Buffer | string): string =>
  createHmac(algorithm, secret).update(text).digest('hex');

/** Compares in a time that tells nothing about where the two differ. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The first value of a header. */
export function headerOf(headers: Headers, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Deeper than any bank's callback: what lies below would be walked before its signature is known to be right. */
const deepest = 12;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** The object that the bytes hold; an empty one where they hold none, or one that goes too deep. */
export function objectOf(raw: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isDeeper(value, deepest)
      ? Object.fromEntries(Object.entries(value))
      : {};
  } catch {
    return {};
  }
}

/** More than thirteen digits is no transfer between banks, and its sums would no longer be exact. */
const mostDong = 1e13;

/** A whole amount above zero, else null: whatever else a provider writes is not money that we could credit. */
export const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < mostDong ? value : null;

/** Text as the database can keep it, which has no NUL. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\uFFFD');

/** A number or a text as text, trimmed; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? withoutNul(String(value)).trim() : '';
