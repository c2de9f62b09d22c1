import { type DealCommand, type JobCommand, type ProofCommand, jobTimers } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { createDealClocks } from './deal-clocks.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import type { DealTimer, Placed } from './market-facts.ts';
import { jobIdOf, lockOnJob } from './market-locks.ts';
import { system } from './market-records.ts';
import type { Market, MarketWorld } from './market.service.ts';
import { windDeal } from './settle-decisions.ts';

/** A timer's command has no fields. */
function commandOf<Command extends { type: string }>(type: Command['type']): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the law's own timers name its own commands
  return { type } as Command;
}

/** One step at a time, each in its own transaction, until nothing is due. */
async function runJob(
  { jobs, facts, clock, market }: MarketWorld,
  transact: Platform['transact'],
  jobId: string,
): Promise<void> {
  for (;;) {
    const goesOn = await transact(async (unit) => {
      const row = await jobs.lockJob(unit.db, jobId);
      if (!row) return false;
      const [next] = jobTimers(await facts.jobFactsOf(unit, row));
      if (!next || next.at > +clock.now()) return false;
      await market.job(unit, jobId, commandOf<JobCommand>(next.command), system);
      return true;
    });
    if (!goesOn) return;
  }
}

async function runTimer(market: Market, unit: Unit, placed: Placed, timer: DealTimer): Promise<DealRow> {
  if (timer.of === 'deal') return market.deal(unit, placed, commandOf<DealCommand>(timer.command), system);
  const command = commandOf<ProofCommand>(timer.command);
  await market.proof(unit, timer.proofId, command, system, {}, placed);
  return (await deals.findDeal(unit.db, placed.row.id)) ?? placed.row;
}

/** Runs everything that is due for a job or a deal. */
export function createMarketClocks(world: MarketWorld, transact: Platform['transact']): Market['runClock'] {
  const { facts, jobs, clock, market } = world;
  const runDeal = createDealClocks(
    { transact, clock },
    {
      timersOf: facts.timersOf,
      jobIdOf,
      lock: (unit, dealId, jobId) => lockOnJob(jobs, unit, dealId, jobId),
      run: (unit, deal, timer) => runTimer(market, unit, deal, timer),
      wind: (unit, { row, job }) => windDeal(world, unit, row.id, job),
    },
  );
  return async (of, id) => {
    if (of === 'job') await runJob(world, transact, id);
    else await runDeal(id);
  };
}
