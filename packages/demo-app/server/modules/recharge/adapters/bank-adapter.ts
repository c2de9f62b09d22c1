import { createHmac, timingSafeEqual } from 'node:crypto';

/** A transfer as a provider reports it, in đồng. */
export type BankNotice = {
  /** The provider's id of the transfer, which makes repeats recognisable. */
  providerId: string;
  content: string;
  amount: number;
  direction: 'IN' | 'OUT';
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** How one provider signs and encodes its callbacks. */
export type BankAdapter = {
  readonly name: string;
  /** Whether these bytes are signed by one of the secrets; each is compared in constant time. */
  isSigned(callback: { raw: Buffer; headers: Headers; secrets: readonly string[]; now: Date }): boolean;
  /** The transfer; null for a signed body that is none, like a test call. */
  read(raw: Buffer): BankNotice | null;
};

/** Largest difference between a signed time and ours, in ms. */
const mostDrift = 5 * 60_000;

export const isRecent = (at: number, now: Date): boolean =>
  Number.isFinite(at) && Math.abs(+now - at) <= mostDrift;

export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, text: Buffer | string): string =>
  createHmac(algorithm, secret).update(text).digest('hex');

/** Constant-time comparison. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The first value of a header. */
export function headerOf(headers: Headers, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Deeper than any bank's callback; bounds the work before the signature is checked. */
const deepest = 12;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** The JSON object in the bytes; an empty one where there is none, or one that is too deep. */
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

/** In đồng. More is no interbank transfer, and sums would exceed exact integers. */
const mostDong = 1e13;

/** A positive integer, else null: nothing else can be credited. */
export const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < mostDong ? value : null;

/** PostgreSQL stores no NUL. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\uFFFD');

/** A number or string as trimmed text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? withoutNul(String(value)).trim() : '';
