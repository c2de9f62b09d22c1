import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '../../platform/turns.ts';
import { commonPasswords } from './common-passwords.ts';

const derive = promisify(argon2);
const cost = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 };
/** Hashing is heavy on purpose: four at once, fifty waiting, and the rest is asked to come back. */
const inTurn = createTurns({ atOnce: 4, longestQueue: 50 });

const hashWith = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength } = cost) =>
  inTurn(async () =>
    Buffer.from(
      await derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength }),
    ),
  );

/** The password as it is stored: argon2id with its parameters beside it, in the usual text form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}

/** Somebody's hash that no password opens: an unknown account costs as much time as a known one. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;

/** Whether the password opens that hash. Without a hash it takes the same time and answers no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const [, , , parameters = '', nonce = '', tag = ''] = (stored ?? nobody).split('$');
  const [memory, passes, parallelism] = parameters.split(',').map((part) => Number(part.slice(2)));
  const expected = Buffer.from(tag, 'base64');
  const actual = await hashWith(password, Buffer.from(nonce, 'base64'), {
    memory: memory ?? cost.memory,
    passes: passes ?? cost.passes,
    parallelism: parallelism ?? cost.parallelism,
    tagLength: expected.length,
  });
  return stored !== null && timingSafeEqual(actual, expected);
}

/** Passwords that every attacker tries first. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
