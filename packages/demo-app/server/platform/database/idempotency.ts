import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type GenericSchema, type InferOutput, boolean, object, parse, strictTuple, string } from 'valibot';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { idempotency } from './idempotency.table.ts';
import { RefusalError } from '../http/refusal.ts';

const lockSchema = strictTuple([object({ free: boolean() })]);

/** Independent of the order of keys. */
export function toHash(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

/** An answer that names its row, which is read again for a repeat: answers are kept for good, so they copy no words. */
export const rowName = object({ id: string() });

export type Command<Schema extends GenericSchema> = {
  /** User and command. */
  scope: string;
  requestId: string;
  /** A repeat must have the same. */
  request: unknown;
  answer: Schema;
  clock: Pick<Clock, 'now'>;
};

/**
 * The stored answer of an idempotency key; null for a new one.
 * @throws RefusalError IN_PROGRESS while the command runs, REQUEST_REUSED where the request differs.
 */
export async function findAnswer<Schema extends GenericSchema>(
  db: Database,
  { scope, requestId, request, answer }: Command<Schema>,
): Promise<InferOutput<Schema> | null> {
  const { rows } = await db.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${requestId}`}, 0)) as free`,
  );
  const [lock] = parse(lockSchema, rows);
  if (!lock.free) throw new RefusalError('IN_PROGRESS', 'inProgress');
  const [known] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, requestId)));
  if (!known) return null;
  if (known.requestHash !== toHash(request)) throw new RefusalError('REQUEST_REUSED', 'requestReused');
  return parse(answer, known.response);
}

/**
 * Runs a command once for its idempotency key, in the open transaction; a repeat gets the first answer. A refusal rolls
 * the key back, so that it can be used again. Throws what `findAnswer` does.
 */
export async function once<Schema extends GenericSchema>(
  db: Database,
  command: Command<Schema>,
  work: () => Promise<InferOutput<Schema>>,
): Promise<InferOutput<Schema>> {
  const known = await findAnswer(db, command);
  if (known !== null) return known;
  const response = await work();
  const { scope, requestId: key, request, clock } = command;
  const requestHash = toHash(request);
  await db.insert(idempotency).values({ scope, key, requestHash, response, createdAt: clock.now() });
  return response;
}

/**
 * `once` for a command whose answer is read anew: null for a repeat. It keeps no words of people, and a repeat is shown
 * to whom it may be shown now. Without a key the command simply runs. Throws what `findAnswer` does.
 */
export async function firstTime<Result>(
  db: Database,
  { requestId, ...command }: Omit<Command<never>, 'requestId' | 'answer'> & { requestId: string | undefined },
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (requestId === undefined) return work();
  const done: Result[] = [];
  await once(db, { ...command, requestId, answer: object({}) }, async () => {
    done.push(await work());
    return {};
  });
  return done[0] ?? null;
}
