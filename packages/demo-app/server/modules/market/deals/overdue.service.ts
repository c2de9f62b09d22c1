import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listOverdueJobs } from '../jobs/jobs.repository.ts';
import { listOverdue } from './deal-lists.repository.ts';
import type { Market } from '../law/market-world.ts';

/** In ms: until then a due timer is left to the queue. */
const grace = 2000;
/** Backoff after a failure, in ms. */
const backoff = 60_000;
const atOnce = 50;

/** Runs timers that the queue has missed: their node was killed, or they failed too often. */
export function createOverdue({
  db,
  clock,
  report,
  market,
}: Pick<Platform, 'db' | 'report'> & {
  clock: Pick<Clock, 'now'>;
  market: Pick<Market, 'runClock'>;
}): () => Promise<void> {
  const resting = new Map<string, number>();
  return async () => {
    const now = +clock.now();
    for (const [id, until] of resting) if (until <= now) resting.delete(id);
    const wanted = { before: new Date(now - grace), except: [...resting.keys()], limit: atOnce };
    const run = (kind: 'job' | 'deal', id: string) =>
      market.runClock(kind, id).catch((error: unknown) => {
        resting.set(id, now + backoff);
        report(error);
      });
    const overdue = await listOverdue(db, wanted);
    await Promise.all(overdue.map((id) => run('deal', id)));
    for (const id of await listOverdueJobs(db, wanted)) await run('job', id);
  };
}
