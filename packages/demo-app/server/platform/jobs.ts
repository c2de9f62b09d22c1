import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { type JobResult, PgBoss, fromDrizzle, fromPglite } from 'pg-boss';
import type { Clock } from './clock.ts';
import type { Database, OpenDatabase } from './database.ts';

/** What happens later. A job may run late or twice: its handler looks again whether it is still needed. */
export type Jobs = {
  /** Names a job and its handler. Call it before `start`. With `cron` it also runs by itself, in Vietnam's time. */
  define<Schema extends GenericSchema>(
    name: string,
    schema: Schema,
    handler: (data: InferOutput<Schema>) => Promise<void>,
    options?: { cron?: string },
  ): void;
  /**
   * Sends a job inside the open transaction: rolled back, it was never sent. It runs `at` that moment of Keo's
   * clock or a little later, at once where none is given; with `key` not while another of that key waits.
   */
  send(db: Database, name: string, data: object, options?: { at?: Date; key?: string }): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const schema = 'jobs';
/** Many clocks may run out in one second: full batches are fetched without a pause between them. */
const working = {
  pollingIntervalSeconds: 1,
  batchSize: 50,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

export function createJobs(
  { driver }: OpenDatabase,
  clock: Pick<Clock, 'toReal'>,
  onError: (error: Error) => void,
): Jobs {
  const boss = new PgBoss({
    schema,
    ...(driver.kind === 'pglite'
      ? { db: fromPglite(driver.client), backend: 'pglite' as const }
      : { connectionString: driver.url, max: 3, connectionTimeoutMillis: 2000 }),
  });
  boss.on('error', onError);
  const definitions: { name: string; handler: (data: unknown) => Promise<void>; cron: string | undefined }[] =
    [];
  return {
    define(name, schema, handler, { cron } = {}) {
      definitions.push({ name, handler: (data) => handler(parse(schema, data)), cron });
    },
    async send(db, name, data, { at, key } = {}) {
      await boss.send(name, data, {
        db: fromDrizzle(db, sql),
        retryLimit: 5,
        retryBackoff: true,
        ...(at && { startAfter: clock.toReal(at) }),
        singletonKey: key ?? randomUUID(),
      });
    },
    async start() {
      await boss.start();
      for (const { name, handler, cron } of definitions) {
        // One waiting job for each key, in the database itself.
        await boss.createQueue(name, { policy: 'short' });
        await boss.work<object>(name, working, async (jobs) => {
          const results: JobResult[] = [];
          for (const { id, data } of jobs) {
            // One that fails is tried again by itself; the others of its batch are done.
            const failure = await handler(data).then(() => null, toError);
            if (failure) onError(failure);
            results.push(
              failure
                ? { id, status: 'failed', output: { message: failure.message } }
                : { id, status: 'completed' },
            );
          }
          return results;
        });
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Asia/Ho_Chi_Minh' });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
}
