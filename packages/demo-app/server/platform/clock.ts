import { sql } from 'drizzle-orm';
import { sandboxClock } from './clock.table.ts';
import type { Database } from './database.ts';

/** The server's time. In the sandbox it can be moved forward; elsewhere it is the system's. */
export type Clock = {
  now(): Date;
  /** The real moment at which this clock will show `date`: what a queue that knows only real time is told. */
  toReal(date: Date): Date;
  /** Sandbox only: moves every node's clock. Answers the new time. */
  advance(db: Database, ms: number): Promise<Date>;
  stop(): void;
};

const everySecond = 1000;

export async function createClock(
  db: Database,
  options: { movable: boolean; shared: boolean },
): Promise<Clock> {
  let offset = 0;
  const read = async () => {
    const [row] = await db.select().from(sandboxClock);
    offset = row?.offsetMs ?? 0;
  };
  if (options.movable) await read();
  // Another node may have moved the clock; a failed look is made good by the next.
  const timer =
    options.movable && options.shared
      ? setInterval(() => void read().catch(() => undefined), everySecond)
      : undefined;
  timer?.unref();
  const now = () => new Date(Date.now() + offset);
  return {
    now,
    toReal: (date) => new Date(+date - offset),
    async advance(database, ms) {
      const [row] = await database
        .insert(sandboxClock)
        .values({ id: 1, offsetMs: ms })
        .onConflictDoUpdate({
          target: sandboxClock.id,
          set: { offsetMs: sql`${sandboxClock.offsetMs} + ${ms}` },
        })
        .returning();
      offset = row?.offsetMs ?? offset + ms;
      return now();
    },
    stop: () => clearInterval(timer),
  };
}
