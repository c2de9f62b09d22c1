import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { jobDesk } from '../jobs/job-desk.service.ts';
import { listOverdue } from './deals.repository.ts';
import type { Market } from './market.service.ts';

/** So long after its moment a clock is still the queue's, in milliseconds. */
const grace = 2000;
/** What fails is left alone for that long, in milliseconds. */
const rest = 60_000;
const atOnce = 50;

/**
 * Runs the clocks that the queue has not run in time: a node that was killed took them along, or it failed at them too
 * often. Nobody's money waits for either.
 */
export function createOverdue(
  { db, clock, report }: Pick<Platform, 'db' | 'report'> & { clock: Pick<Clock, 'now'> },
  market: Pick<Market, 'runClock'>,
): () => Promise<void> {
  const resting = new Map<string, number>();
  return async () => {
    const now = +clock.now();
    for (const [id, until] of resting) if (until <= now) resting.delete(id);
    const wanted = { before: new Date(now - grace), except: [...resting.keys()], limit: atOnce };
    const run = (of: 'job' | 'deal', id: string) =>
      market.runClock(of, id).catch((error: unknown) => {
        resting.set(id, now + rest);
        report(error);
      });
    const overdue = await listOverdue(db, wanted);
    await Promise.all(overdue.map((id) => run('deal', id)));
    for (const id of await jobDesk.listOverduePostings(db, wanted)) await run('job', id);
  };
}
