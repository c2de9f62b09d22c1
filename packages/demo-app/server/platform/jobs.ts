import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { PgBoss, fromDrizzle, fromPglite } from 'pg-boss';
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
        await boss.work<object>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const job of jobs) await handler(job.data);
        });
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Asia/Ho_Chi_Minh' });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
}
