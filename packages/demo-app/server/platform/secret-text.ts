import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 bits that nobody guesses, in 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Six digits, each code equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits are few, so their hash is keyed: a stolen table alone cannot be searched. */
export const hashCode = (code: string, secret: string): string =>
  createHmac('sha256', secret).update(code).digest('base64url');

/** A short id with a prefix that says what it names, for example `u_3kx…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('base64url')}`;
