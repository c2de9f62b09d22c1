import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { type JobResult, PgBoss, fromDrizzle, fromPglite } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { defaultPools } from '../env.ts';
import type { Database, OpenDatabase } from '../database/database.ts';

/** The queue (pg-boss): at-least-once and maybe late, so a handler checks again whether its work is still needed. */
export type Queue = {
  /**
   * Call before `start`. `cron` is in Vietnam's time. With `wholeBatch` a whole fetched batch runs at once, for handlers
   * that batch their statements; else a few jobs.
   */
  define<Schema extends GenericSchema>(
    name: string,
    schema: Schema,
    handler: (data: InferOutput<Schema>) => Promise<void>,
    options?: { cron?: string; wholeBatch?: boolean },
  ): void;
  /**
   * Sends a job in the open transaction, due `at` that moment of Keo's clock or at once; dropped while another with the
   * same `key` waits.
   */
  send(db: Database, name: string, data: object, options?: { at?: Date; key?: string }): Promise<void>;
  /** Repeats `work` on this node from `start` to `stop`, with a pause in ms after each. */
  repeat: (pause: number, work: () => Promise<void>) => void;
  /** Polls at once, because the clock was moved. */
  wake: () => void;
  start(): Promise<void>;
  /** Instead of `start`: only sends, for a process whose jobs a server runs. */
  startSending(names: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/** Without a schedule, jobs with a `cron` run only when sent. */
type JobOptions = { connections?: number | undefined; hasSchedule?: boolean | undefined };

const schema = 'jobs';
/** Many clocks may expire in one second: after a full batch the next is fetched at once. */
const working = {
  pollingIntervalSeconds: 1,
  batchSize: 50,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
/** Parallel jobs of a queue: database connections are for requests first. */
const parallelJobs = 4;
/** After this time without a heartbeat a job of a killed node goes to another. */
const heartbeatSeconds = 10;
const superviseSeconds = 3;

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

export function createQueue(
  { driver }: OpenDatabase,
  clock: Pick<Clock, 'toReal'>,
  onError: (error: Error) => void,
  { connections = defaultPools.jobConnections, hasSchedule = true }: JobOptions = {},
): Queue {
  const boss = new PgBoss({
    schema,
    schedule: hasSchedule,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    ...(driver.kind === 'pglite'
      ? { db: fromPglite(driver.client), backend: 'pglite' as const }
      : { connectionString: driver.url, max: connections, connectionTimeoutMillis: 2000 }),
  });
  boss.on('error', onError);
  const definitions: {
    name: string;
    handler: (data: unknown) => Promise<void>;
    cron: string | undefined;
    lanes: number;
  }[] = [];
  const workers: string[] = [];
  const repeated: { pause: number; work: () => Promise<void> }[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let loops: Promise<unknown> = Promise.resolve();
  const repeatUntilStopped = async ({ pause, work }: (typeof repeated)[number]) => {
    while (await wait(pause, true, { signal, ref: false }).catch(() => false))
      await work().catch((cause: unknown) => onError(toError(cause)));
  };
  return {
    repeat: (pause, work) => void repeated.push({ pause, work }),
    define(name, schema, handler, { cron, wholeBatch = false } = {}) {
      const lanes = wholeBatch ? working.batchSize : parallelJobs;
      definitions.push({ name, handler: async (data) => handler(parse(schema, data)), cron, lanes });
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
      for (const { name, handler, cron, lanes } of definitions) {
        // At most one waiting job for each key, enforced by the database.
        await boss.createQueue(name, { policy: 'short', heartbeatSeconds });
        // Queues created by older versions lack this setting.
        await boss.updateQueue(name, { heartbeatSeconds });
        const worker = await boss.work<object>(name, working, async (jobs) => {
          const waiting = [...jobs];
          const results: JobResult[] = [];
          const drive = async () => {
            for (let job = waiting.shift(); job; job = waiting.shift()) {
              // A failed job is retried alone; the others of its batch are done.
              const failure = await handler(job.data).then(() => null, toError);
              if (failure) onError(failure);
              results.push(
                failure
                  ? { id: job.id, status: 'failed', output: { message: failure.message } }
                  : { id: job.id, status: 'completed' },
              );
            }
          };
          await Promise.all(Array.from({ length: lanes }, drive));
          return results;
        });
        workers.push(worker);
        if (cron !== undefined && hasSchedule)
          await boss.schedule(name, cron, {}, { tz: 'Asia/Ho_Chi_Minh' });
      }
      loops = Promise.all(repeated.map(repeatUntilStopped));
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    async startSending(names) {
      await boss.start();
      for (const name of names) await boss.createQueue(name, { policy: 'short' });
    },
    async stop() {
      stopping.abort();
      await loops;
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}
