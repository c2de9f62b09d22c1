import DataLoader from 'dataloader';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { DealRow } from './deals.table.ts';
import type { DealTimer, MarketFacts, Placed } from './market-facts.ts';

/** Who acts on a deal waits as long as all of them take. */
const atOnce = 25;

/** What the clocks do with a deal. */
export type Clockwork = Pick<MarketFacts, 'timersOf'> & {
  /** The posting a deal is on. */
  postingOf: (unit: Unit, dealId: string) => Promise<string>;
  /** The deal and its posting, locked. */
  lock: (unit: Unit, dealId: string, jobId: string) => Promise<Placed>;
  /** Does what is due. */
  run: (unit: Unit, deal: Placed, timer: DealTimer) => Promise<DealRow>;
  /** Notes when the next thing happens, and wakes up then. */
  wind: (unit: Unit, deal: Placed) => Promise<DealRow>;
};

/**
 * Does everything that is due by now for a deal. What is asked for at the same moment is done together: one step of
 * each deal in one transaction, as long as something is due, so that a thousand clocks of one second are a few dozen
 * transactions.
 */
export function createDealClocks(
  { transact, clock }: Pick<Platform, 'transact'> & { clock: Pick<Clock, 'now'> },
  { postingOf, lock, timersOf, run, wind }: Clockwork,
): (dealId: string) => Promise<unknown> {
  /** Answers whether more is due. */
  async function step(unit: Unit, deal: Placed): Promise<boolean> {
    const [next = null] = await timersOf(unit, deal);
    if (!next || next.at > +clock.now()) {
      // Wound for a moment that is another one now: quiet hours change it.
      await wind(unit, deal);
      return false;
    }
    const { nextTimerAt } = await run(unit, deal, next);
    return nextTimerAt !== null && nextTimerAt <= clock.now();
  }

  /** Answers the deals of which more is due. */
  const stepOfEach = (dealIds: readonly string[]): Promise<string[]> =>
    transact(async (unit) => {
      const busy = new Set<string>();
      const steps = dealIds.map(async (id) => {
        const jobId = await postingOf(unit, id);
        // Deals of one posting change what the others see of it: they come one after the other.
        if (busy.has(jobId)) return [id];
        busy.add(jobId);
        return (await step(unit, await lock(unit, id, jobId))) ? [id] : [];
      });
      // Nothing may go on behind the back of a transaction that has ended.
      const ends = await Promise.allSettled(steps);
      return ends.flatMap((end) => {
        if (end.status === 'rejected') throw end.reason;
        return end.value;
      });
    });

  async function runAll(dealIds: readonly string[]): Promise<(Error | null)[]> {
    try {
      let due = [...new Set(dealIds)];
      while (due.length > 0) due = await stepOfEach(due);
      return dealIds.map(() => null);
    } catch (error) {
      if (dealIds.length === 1) return [error instanceof Error ? error : new Error(String(error))];
      // One that fails takes no other along: each by itself.
      const ends = [];
      for (const id of dealIds) ends.push(...(await runAll([id])));
      return ends;
    }
  }

  const clocks = new DataLoader(runAll, { cache: false, maxBatchSize: atOnce });
  return (dealId) => clocks.load(dealId);
}
