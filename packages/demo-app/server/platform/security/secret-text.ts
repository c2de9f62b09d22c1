import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 bits in 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed, because six digits of a stolen table could be searched. */
export const hashCode = (code: string, secret: string): string =>
  createHmac('sha256', secret).update(code).digest('base64url');

/** With a prefix for the kind: `u_3kx…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('base64url')}`;
