import { type DealCommand, type JobCommand, type ProofCommand, jobTimers } from '@keo/core/contract';
import DataLoader from 'dataloader';
import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import { getJobId, lockOnJob, type LoadedDeal } from './loaded-deal.ts';
import type { DealTimer, MarketFacts } from './market-facts.ts';
import { system } from './actor.ts';
import type { Market, MarketWorld } from './market-world.ts';

/** Batch size: a user's command on a deal of the batch waits for all of it. */
const atOnce = 25;

export type DealClockNeeds = Pick<Platform, 'transact'> &
  Pick<MarketFacts, 'getTimers'> & {
    clock: Pick<Clock, 'now'>;
    getJobId: (unit: Unit, dealId: string) => Promise<string>;
    lock: (unit: Unit, dealId: string, jobId: string) => Promise<LoadedDeal>;
    run: (unit: Unit, deal: LoadedDeal, timer: DealTimer) => Promise<LoadedDeal>;
    reschedule: Market['reschedule'];
  };

/**
 * Runs all due timers of a deal. Due deals are batched: one step of each in one transaction, until nothing is due, so
 * that a thousand clocks of one second need a few dozen transactions.
 */
export function createDealClocks({
  transact,
  clock,
  getJobId,
  lock,
  getTimers,
  run,
  reschedule,
}: DealClockNeeds): (dealId: string) => Promise<unknown> {
  /** Returns whether more is due. */
  async function step(unit: Unit, deal: LoadedDeal): Promise<boolean> {
    const [next = null] = await getTimers(deal);
    if (!next || next.at > +clock.now()) {
      // The stored time is outdated: quiet hours have moved the reminder.
      await reschedule(unit, deal);
      return false;
    }
    const {
      row: { nextTimerAt },
    } = await run(unit, deal, next);
    return nextTimerAt !== null && nextTimerAt <= clock.now();
  }

  /** Returns the deals of which more is due. */
  const stepOfEach = (dealIds: readonly string[]): Promise<string[]> =>
    transact(async (unit) => {
      const busy = new Set<string>();
      const steps = dealIds.map(async (id) => {
        const jobId = await getJobId(unit, id);
        // Deals of one job change each other's facts, so they run one after the other.
        if (busy.has(jobId)) return [id];
        busy.add(jobId);
        return (await step(unit, await lock(unit, id, jobId))) ? [id] : [];
      });
      // `allSettled`: no step may run on after its transaction.
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
      // If one of the batch fails, each runs alone.
      const ends = [];
      for (const id of dealIds) ends.push(...(await runAll([id])));
      return ends;
    }
  }

  const clocks = new DataLoader(runAll, { cache: false, maxBatchSize: atOnce });
  return (dealId) => clocks.load(dealId);
}

/** Commands of timers have no fields. */
function toCommand<Command extends { type: string }>(type: Command['type']): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the law's own timers name its own commands
  return { type } as Command;
}

/** One step in each transaction, until nothing is due. */
async function runJob({ facts, clock, market, transact }: MarketWorld, jobId: string): Promise<void> {
  for (;;) {
    const goesOn = await transact(async (unit) => {
      const row = await jobs.lockJob(unit.db, jobId);
      if (!row) return false;
      const [next] = jobTimers(await facts.getJobFacts(unit, row));
      if (!next || next.at > +clock.now()) return false;
      await market.job(unit, jobId, toCommand<JobCommand>(next.command), system);
      return true;
    });
    if (!goesOn) return;
  }
}

async function runTimer(market: Market, unit: Unit, deal: LoadedDeal, timer: DealTimer): Promise<LoadedDeal> {
  if (timer.of === 'deal') return market.deal(unit, deal, toCommand<DealCommand>(timer.command), system);
  const command = toCommand<ProofCommand>(timer.command);
  await market.proof(unit, timer.proofId, command, system, deal);
  return deal;
}

export function createMarketClocks(world: MarketWorld): Market['runClock'] {
  const { facts, clock, market, transact } = world;
  const runDeal = createDealClocks({
    transact,
    clock,
    getTimers: facts.getTimers,
    getJobId,
    lock: async (unit, dealId, jobId) => facts.load(unit, await lockOnJob(unit, dealId, jobId)),
    run: (unit, deal, timer) => runTimer(market, unit, deal, timer),
    reschedule: (unit, deal) => market.reschedule(unit, deal),
  });
  return async (of, id) => {
    if (of === 'job') await runJob(world, id);
    else await runDeal(id);
  };
}
