import { sql } from 'drizzle-orm';
import { sandboxClock } from './clock.table.ts';
import type { Database } from './database.ts';

/** The server's time. In the sandbox it can be moved forward, and never goes back; elsewhere it is the system's. */
export type Clock = {
  now(): Date;
  /** The real moment at which this clock will show `date`: what a queue that knows only real time is told. */
  toReal(date: Date): Date;
  /** Sandbox only: notes how much further every node's clock is moved. It shows it once that is committed and seen. */
  push(db: Database, ms: number): Promise<void>;
  /** Sees how far the clock has been moved, by whatever node. Answers the new time. */
  look(): Promise<Date>;
  /** Sandbox only: moves every node's clock at once, by nothing else's side. Answers the new time. */
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
  const now = () => new Date(Date.now() + offset);
  const look = async () => {
    const [row] = await db.select().from(sandboxClock);
    // An answer that was asked for before the clock was moved may come after it.
    offset = Math.max(offset, row?.offsetMs ?? 0);
    return now();
  };
  if (options.movable) await look();
  // Another node may have moved the clock; a failed look is made good by the next.
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
