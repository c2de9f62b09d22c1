import crypto, { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { usualPools } from '../../platform/env.ts';
import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import { FieldsError } from '../../platform/refusal.ts';
import { commonPasswords } from './common-passwords.ts';

/** Read at each call, so that tests can spy on it. */
const derive = (parameters: Argon2Parameters) => promisify(crypto.argon2)('argon2id', parameters);
const usualMemory = 47_104;
const usual = { passes: 1, parallelism: 1, tagLength: 32 };
/**
 * Hashing is heavy on purpose, and libuv has four threads for it, files and pictures: a few hash at once, fifty wait,
 * the rest get 503.
 */
const longestQueue = 50;

export type Passwords = {
  /** The stored form: argon2id with its parameters, as a PHC string. */
  hash(password: string): Promise<string>;
  /** Whether the password matches that hash. Without a hash it takes the same time and returns false. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

/** `memory`, in KiB, of new hashes; a stored one has its own parameters. */
export function createPasswords(memory = usualMemory, atOnce = usualPools.passwordHashes): Passwords {
  const enqueue = createBoundedQueue({ atOnce, longestQueue });
  const hashWith = (password: string, nonce: Buffer, cost: typeof usual & { memory: number }) =>
    enqueue(async () => Buffer.from(await derive({ message: password, nonce, ...cost })));
  const stored = (nonce: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${memory},t=${usual.passes},p=${usual.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
  /** A hash that no password matches: an unknown account takes as much time as a known one. */
  const nobody = stored(Buffer.alloc(16), Buffer.alloc(usual.tagLength));
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      return stored(nonce, await hashWith(password, nonce, { ...usual, memory }));
    },
    async verify(hash, password) {
      const [, , , parameters = '', nonce = '', tag = ''] = (hash ?? nobody).split('$');
      const [ownMemory, passes, parallelism] = parameters.split(',').map((part) => Number(part.slice(2)));
      const expected = Buffer.from(tag, 'base64');
      const actual = await hashWith(password, Buffer.from(nonce, 'base64'), {
        memory: ownMemory ?? memory,
        passes: passes ?? usual.passes,
        parallelism: parallelism ?? usual.parallelism,
        tagLength: expected.length,
      });
      return hash !== null && timingSafeEqual(actual, expected);
    },
  };
}

/** Whether it is in `commonPasswords`. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

/** @throws FieldsError INVALID at that field of the input. */
export function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw new FieldsError('INVALID', { [field]: 'commonPassword' });
}
