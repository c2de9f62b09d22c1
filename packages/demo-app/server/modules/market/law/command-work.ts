import { notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { LogDraft } from '../../notifications/deal-log.draft.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { Actor } from './actor.ts';
import * as lists from '../deals/deal-lists.repository.ts';
import * as deals from '../deals/deals.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';
import type { LoadedDeal } from './loaded-deal.ts';
import type { MarketWorld } from './market-world.ts';
import { withTimers } from './warned-timers.ts';

/** Queue names. */
export const jobClock = 'job.clock';
export const dealClock = 'deal.clock';

/**
 * What one command and its consequences have in hand: its locked job, the locked deals, and what waits to be written, so
 * that several decisions about one deal are one statement.
 */
export type Work = {
  /** Null until it is read. */
  job: JobRow | null;
  readonly deals: Map<string, LoadedDeal>;
  /** Each deal's row as it is stored; another one in `deals` waits to be written. */
  readonly stored: Map<string, DealRow>;
  /** Deals whose next timer may have changed. */
  readonly timed: Set<LoadedDeal>;
  readonly drafts: LogDraft[];
};

export type CommandContext = { world: MarketWorld; unit: Unit; by: Actor; work: Work };
export type AtWork = Omit<CommandContext, 'by'>;

export function startWork(deal?: LoadedDeal): Work {
  const work: Work = { job: null, deals: new Map(), stored: new Map(), timed: new Set(), drafts: [] };
  if (!deal) return work;
  work.job = deal.job;
  return takeUp(work, deal);
}

export function takeUp(work: Work, deal: LoadedDeal): Work {
  work.deals.set(deal.row.id, deal);
  work.stored.set(deal.row.id, deal.row);
  return work;
}

export async function loadJob({ unit, work }: AtWork, jobId: string): Promise<JobRow> {
  work.job ??= await jobs.lockJob(unit.db, jobId);
  if (!work.job) throw notFound();
  return work.job;
}

export function keepJob({ work }: AtWork, job: JobRow): void {
  work.job = job;
  for (const deal of work.deals.values()) deal.job = job;
}

/** The job stores the number of slots for lists. */
export async function countSlots(context: AtWork, job: JobRow): Promise<void> {
  await write(context);
  const { taken, used } = await lists.countSlots(context.unit.db, job.id);
  await jobs.setSlots(context.unit.db, job.id, { taken, used });
  keepJob(context, { ...job, taken, used });
}

/** Of the command's job, which is locked. */
export async function loadDeal(context: AtWork, dealId: string, jobId: string): Promise<LoadedDeal> {
  const { world, unit, work } = context;
  const known = work.deals.get(dealId);
  if (known) return known;
  const job = await loadJob(context, jobId);
  const row = await deals.lockDeal(unit.db, dealId);
  if (!row) throw notFound();
  const deal = world.facts.load(unit, { row, job });
  takeUp(work, deal);
  return deal;
}

/** Before anything reads deals or logs in the database. */
export async function write({ world, unit, work }: AtWork): Promise<void> {
  const waiting = [...work.deals.values()].filter((deal) => deal.row !== work.stored.get(deal.row.id));
  await Promise.all(
    waiting.map(async (deal) => {
      deal.row = await deals.storeDeal(unit.db, deal.row);
      work.stored.set(deal.row.id, deal.row);
    }),
  );
  const drafts = work.drafts.splice(0);
  if (drafts.length === 0) return;
  await world.history.send(unit, await withTimers(drafts, { facts: world.facts, deals: work.deals }));
}

/** Notes when the next timer is due, and schedules a job for it. */
async function setTimer({ world, unit }: AtWork, deal: LoadedDeal): Promise<void> {
  const isEnded = lists.endStates.includes(deal.row.state);
  const [next = null] = isEnded ? [] : await world.facts.getTimers(deal);
  const at = next === null ? null : new Date(next.at);
  if (at?.getTime() === deal.row.nextTimerAt?.getTime()) return;
  deal.row = { ...deal.row, nextTimerAt: at };
  if (at) await world.queue.send(unit.db, dealClock, { dealId: deal.row.id }, { at });
}

/** After the last decision. */
export async function endWork(context: AtWork): Promise<void> {
  for (const deal of context.work.timed) await setTimer(context, deal);
  await write(context);
}
