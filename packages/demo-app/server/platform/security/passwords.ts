import crypto, { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { defaultPools } from '../env.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';

/** Looked up at each call, so that tests can spy on it. */
const derive = (parameters: Argon2Parameters) => promisify(crypto.argon2)('argon2id', parameters);
const defaultMemory = 47_104;
const usual = { passes: 1, parallelism: 1, tagLength: 32 };
/** Hashing uses libuv's four threads, like files and pictures do: a few run at once, fifty wait, the rest get 503. */
const maxQueue = 50;

export type Passwords = {
  /** Returns a PHC string: argon2id with its parameters. */
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes the same time and returns false (timing attack). */
  verify(stored: string | null, password: string): Promise<boolean>;
};

/** `memory` in KiB, of new hashes; a stored one has its own parameters. */
export function createPasswords(memory = defaultMemory, atOnce = defaultPools.passwordHashes): Passwords {
  const enqueue = createBoundedQueue({ atOnce, maxQueue });
  const hashWith = (password: string, nonce: Buffer, cost: typeof usual & { memory: number }) =>
    enqueue(async () => Buffer.from(await derive({ message: password, nonce, ...cost })));
  const stored = (nonce: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${memory},t=${usual.passes},p=${usual.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
  /** Matches no password: an unknown account takes as long as a known one. */
  const dummyHash = stored(Buffer.alloc(16), Buffer.alloc(usual.tagLength));
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      return stored(nonce, await hashWith(password, nonce, { ...usual, memory }));
    },
    async verify(hash, password) {
      const [, , , parameters = '', nonce = '', tag = ''] = (hash ?? dummyHash).split('$');
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
