import { sql } from 'drizzle-orm';
import { sandboxClock } from './database/clock.table.ts';
import type { Database } from './database/database.ts';
import { realTime } from './real-time.ts';

/** The server's time. In the sandbox it can be moved forward, never back. */
export type Clock = {
  now(): Date;
  /** The real time at which this clock will show `date`: the queue runs on real time. */
  toReal(date: Date): Date;
  /** Sandbox only: adds to the stored offset; effective after the commit and the next `look`. */
  push(db: Database, ms: number): Promise<void>;
  /** Reads the stored offset, which any node may have moved; returns the new time. */
  look(): Promise<Date>;
  /** Sandbox only: moves every node's clock, in its own transaction; returns the new time. */
  advance(ms: number): Promise<Date>;
  stop(): void;
};

const everySecond = 1000;

async function push(db: Database, ms: number): Promise<void> {
  await db
    .insert(sandboxClock)
    .values({ id: 1, offsetMs: ms })
    .onConflictDoUpdate({
      target: sandboxClock.id,
      set: { offsetMs: sql`${sandboxClock.offsetMs} + ${ms}` },
    });
}

export async function createClock(
  db: Database,
  options: { movable: boolean; shared: boolean },
): Promise<Clock> {
  let offset = 0;
  const now = () => new Date(realTime() + offset);
  const look = async () => {
    const [row] = await db.select().from(sandboxClock);
    // The read may have started before the clock was moved: the offset never shrinks.
    offset = Math.max(offset, row?.offsetMs ?? 0);
    return now();
  };
  if (options.movable) await look();
  // Another node may have moved the clock. After a failure the next tick reads again.
  const timer =
    options.movable && options.shared
      ? setInterval(() => void look().catch(() => undefined), everySecond)
      : undefined;
  timer?.unref();
  return {
    now,
    toReal: (date) => new Date(+date - offset),
    push,
    look,
    async advance(ms) {
      await push(db, ms);
      return look();
    },
    stop: () => clearInterval(timer),
  };
}
