import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { type JobResult, PgBoss, fromDrizzle, fromPglite } from 'pg-boss';
import type { Clock } from './clock.ts';
import { usualPools } from './env.ts';
import type { Database, OpenDatabase } from './database.ts';

/** What happens later. A job may run late or twice: its handler looks again whether it is still needed. */
export type Jobs = {
  /**
   * Names a job and its handler. Call it before `start`. With `cron` it also runs by itself, in Vietnam's time. A few
   * run at once; with `together` all that are due, of a handler that makes one piece of work of them.
   */
  define<Schema extends GenericSchema>(
    name: string,
    schema: Schema,
    handler: (data: InferOutput<Schema>) => Promise<void>,
    options?: { cron?: string; together?: boolean },
  ): void;
  /**
   * Sends a job inside the open transaction: rolled back, it was never sent. It runs `at` that moment of Keo's
   * clock or a little later, at once where none is given; with `key` not while another of that key waits.
   */
  send(db: Database, name: string, data: object, options?: { at?: Date; key?: string }): Promise<void>;
  /** Does `work` on this node from `start` to `stop`, each time `pause` milliseconds after it was done before. */
  again: (pause: number, work: () => Promise<void>) => void;
  /** Looks at once on this node for what is due, because the clock was moved. */
  wake: () => void;
  start(): Promise<void>;
  /** Instead of `start`: only sends jobs of these names, which a server works on. */
  startSending(names: readonly string[]): Promise<void>;
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
/** Parallel workers of a queue: connections of the database are for people first. */
const fewLanes = 4;
/** Seconds without a sign of life after which the work of a killed node is given to another. */
const silentSeconds = 10;
const lookAfterSeconds = 3;

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

export function createJobs(
  { driver }: OpenDatabase,
  clock: Pick<Clock, 'toReal'>,
  onError: (error: Error) => void,
  connections = usualPools.jobConnections,
): Jobs {
  const boss = new PgBoss({
    schema,
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
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
  const rounds: { pause: number; work: () => Promise<void> }[] = [];
  const life = new AbortController();
  const { signal } = life;
  let going: Promise<unknown> = Promise.resolve();
  const goRound = async ({ pause, work }: (typeof rounds)[number]) => {
    while (await wait(pause, true, { signal, ref: false }).catch(() => false))
      await work().catch((cause: unknown) => onError(toError(cause)));
  };
  return {
    again: (pause, work) => void rounds.push({ pause, work }),
    define(name, schema, handler, { cron, together = false } = {}) {
      const lanes = together ? working.batchSize : fewLanes;
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
        // One waiting job for each key, in the database itself.
        await boss.createQueue(name, { policy: 'short', heartbeatSeconds: silentSeconds });
        // A queue made by an older version lacks this setting.
        await boss.updateQueue(name, { heartbeatSeconds: silentSeconds });
        const worker = await boss.work<object>(name, working, async (jobs) => {
          const waiting = [...jobs];
          const results: JobResult[] = [];
          const drive = async () => {
            for (let job = waiting.shift(); job; job = waiting.shift()) {
              // One that fails is tried again by itself; the others of its batch are done.
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
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Asia/Ho_Chi_Minh' });
      }
      going = Promise.all(rounds.map(goRound));
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    async startSending(names) {
      await boss.start();
      for (const name of names) await boss.createQueue(name, { policy: 'short' });
    },
    async stop() {
      life.abort();
      await going;
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}
