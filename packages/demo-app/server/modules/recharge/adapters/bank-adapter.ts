import { createHmac, timingSafeEqual } from 'node:crypto';

/** In đồng. */
export type BankNotice = {
  /** The provider's id of the transfer, to detect repeats. */
  providerId: string;
  content: string;
  amount: number;
  direction: 'IN' | 'OUT';
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** How a provider signs and encodes its callbacks. */
export type BankAdapter = {
  readonly name: string;
  /** By any of the secrets, compared in constant time. */
  isSigned(callback: { raw: Buffer; headers: Headers; secrets: readonly string[]; now: Date }): boolean;
  /** Null for a signed body without a transfer, like a test call. */
  read(raw: Buffer): BankNotice | null;
};

/** In ms, between a signed time and ours (replay attack). */
const maxDrift = 5 * 60_000;

export const isRecent = (at: number, now: Date): boolean =>
  Number.isFinite(at) && Math.abs(+now - at) <= maxDrift;

export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, text: Buffer | string): string =>
  createHmac(algorithm, secret).update(text).digest('hex');

/** In constant time. */
export function isSame(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function getHeader(headers: Headers, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Deeper than any bank's callback; bounds the work before the signature is checked. */
const maxDepth = 12;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** Empty where there is no JSON object, or one that is too deep. */
export function parseObject(raw: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isDeeper(value, maxDepth)
      ? Object.fromEntries(Object.entries(value))
      : {};
  } catch {
    return {};
  }
}

/** In đồng. No interbank transfer is larger, and sums would exceed exact integers. */
const maxDong = 1e13;

/** A positive integer, else null. */
export const parseAmount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < maxDong ? value : null;

/** PostgreSQL stores no NUL. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\uFFFD');

/** Empty for anything but a number or string. */
export const getText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? withoutNul(String(value)).trim() : '';
