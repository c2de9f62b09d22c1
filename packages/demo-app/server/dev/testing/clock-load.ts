import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { copyRow } from './crowd.ts';

/** How long an author's first offer waits, in ms. */
const answerWithin = 72 * 3_600_000;

/** SQL for that moment plus `n` ms, up to a second. */
const at = (moment: number) =>
  `timestamptz '${new Date(moment).toISOString()}' + (n % 1000) * interval '1 ms'`;

/**
 * Copies a deal as `dt1`, `dt2`, … on jobs `jt1`, `jt2`, …, whose offers all expire within one second. Returns the
 * first expiry, about two seconds from now.
 */
export async function copyDueDeals(
  { db, clock, queue, transact }: Pick<Platform, 'db' | 'clock' | 'queue' | 'transact'>,
  { dealId, jobId, count, crowd }: { dealId: string; jobId: string; count: number; crowd: number },
): Promise<Date> {
  const later = +clock.now() + 3_600_000;
  await copyRow(db, 'jobs', {
    id: jobId,
    count,
    change: `jsonb_build_object('id', 'jt' || n, 'slug', 'jt-' || n, 'author_id', 'c' || (1 + n % ${crowd}))`,
  });
  await copyRow(db, 'deals', {
    id: dealId,
    count,
    change: `jsonb_build_object('id', 'dt' || n, 'job_id', 'jt' || n, 'author_id', 'c' || (1 + n % ${crowd}),
      'worker_id', 'c' || (1 + (n + ${crowd / 2}) % ${crowd}), 'next_timer_at', ${at(later)},
      'offered_at', ${at(later - answerWithin)})`,
  });
  await transact(async (unit) => {
    for (let n = 1; n <= count; n += 1)
      await queue.send(unit.db, 'deal.clock', { dealId: `dt${n}` }, { at: new Date(later + (n % 1000)) });
  });
  // Copying takes time, so the expiries are set afterwards.
  const due = +clock.now() + 2000;
  const nearer = sql`${later - due} * interval '1 ms'`;
  await transact(async (unit) => {
    await unit.db.execute(sql`update deals set offered_at = offered_at - ${nearer},
      next_timer_at = next_timer_at - ${nearer} where id like 'dt%'`);
    await unit.db.execute(sql`update jobs.job set start_after = start_after - ${nearer}
      where name = 'deal.clock' and data->>'dealId' like 'dt%'`);
  });
  return new Date(due);
}
