import {
  type DealFacts,
  type Decision,
  type JobFacts,
  type Log,
  type ProofFacts,
  jobTimers,
} from '@keo/core/contract';
import { notFound } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { jobLog } from '../jobs/job-logs.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { isStoredCode } from '../notifications/deal-log.draft.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { followDeal, followJob } from './follow-asks.ts';
import { type Actor, type Words, inLedger } from './market-records.ts';
import type { MarketWorld } from './market.service.ts';
import { moveDealMoney, moveJobMoney } from './move-money.ts';
import * as proofs from './proofs.repository.ts';
import type { ProofRow } from './proofs.table.ts';

/** Names of the queue's jobs. */
export const jobClock = 'job.clock';
export const dealClock = 'deal.clock';

type Lawful<Facts> = Extract<Decision<Facts>, { isLawful: true }>;
type By = { actor: Actor; words: Words };

export const isEnded = ({ state }: Pick<DealFacts, 'state'>) => deals.endStates.some((end) => end === state);

/** The effects of every decision about a job: money, logs, what follows, the next clock. Returns the job after them. */
export async function settleJob(
  world: MarketWorld,
  unit: Unit,
  decision: Lawful<JobFacts>,
  { before, saved, actor, words }: By & { before: JobRow; saved: JobRow },
): Promise<JobRow> {
  const { jobs, escrows, facts, queue } = world;
  await moveJobMoney(escrows, unit, before, decision.id, decision.money, inLedger(actor));
  await tellOfJob(world, unit, saved, decision.logs, words);
  for (const ask of decision.asks) await followJob(world, unit, saved.id, ask);
  const last = (await jobs.findJob(unit.db, saved.id)) ?? saved;
  const [next] = jobTimers(await facts.jobFactsOf(unit, last));
  if (next) await queue.send(unit.db, jobClock, { jobId: saved.id }, { at: new Date(next.at) });
  return last;
}

async function tellOfJob(world: MarketWorld, unit: Unit, job: JobRow, logs: readonly Log[], { text }: Words) {
  const { applications, notifications } = world;
  const drafts = [];
  for (const { code, to, reason, amount } of logs) {
    if (!isStoredCode(code)) continue;
    const about = { action: code, reason, amount, text };
    if (to === 'author') drafts.push(jobLog(job, { ...about, recipientId: job.authorId }));
    if (to === 'applicants')
      for (const { workerId } of await applications.listWaiting(unit.db, job.id))
        drafts.push(jobLog(job, { ...about, recipientId: workerId, workerId }));
  }
  await notifications.writeLogs(unit, drafts);
}

/** The effects of every decision about a deal, no matter who gave the command. Returns the deal after them. */
export async function settleDeal(
  world: MarketWorld,
  unit: Unit,
  decision: Lawful<DealFacts>,
  { before, saved, job, actor, words }: By & { before: DealRow; saved: DealRow; job: JobRow },
): Promise<DealRow> {
  const { escrows, history, reviews } = world;
  const by = inLedger(actor);
  const { id, money: moves } = decision;
  await moveDealMoney(escrows, unit, { row: before, id, moves, actor: by, key: String(before.version) });
  if (before.slot !== saved.slot || (isEnded(saved) && saved.slot !== 'NONE'))
    await countSlots(world, unit, saved.jobId);
  const about = { job, deal: saved, proof: null, actorId: actor.userId, ...words };
  await history.write(unit, decision.logs, about);
  for (const ask of decision.asks) if (!('must' in ask)) await followDeal(world, unit, saved, ask, actor);
  if (isEnded(saved) && saved.fundedAt) {
    await escrows.close(unit, { dealId: saved.id, actor: by });
    await reviews.ask(unit, { row: saved, job });
  }
  return windDeal(world, unit, saved.id, job);
}

/** The effects of every decision about a proof. Returns the proof after them. */
export async function settleProof(
  world: MarketWorld,
  unit: Unit,
  decision: Lawful<ProofFacts>,
  scene: By & { before: ProofRow; saved: ProofRow; deal: DealRow; job: JobRow },
): Promise<ProofRow> {
  const { before, saved, deal, job, actor, words } = scene;
  const { id, money: moves } = decision;
  const key = `${saved.id}:${before.version}`;
  await moveDealMoney(world.escrows, unit, { row: deal, id, moves, actor: inLedger(actor), key });
  await deals.takeHeld(unit.db, deal.id, moves);
  const about = { job, deal, proof: saved, actorId: actor.userId, ...words };
  await world.history.write(unit, decision.logs, about);
  for (const ask of decision.asks) await followDeal(world, unit, deal, ask, actor);
  await windDeal(world, unit, deal.id, job);
  return (await proofs.findProof(unit.db, saved.id)) ?? saved;
}

/** Deals decide about slots; the job stores their number for lists. */
async function countSlots({ jobs }: MarketWorld, unit: Unit, jobId: string): Promise<void> {
  const { taken, used } = await deals.countSlots(unit.db, jobId);
  await jobs.setSlots(unit.db, jobId, { taken, used });
}

/** Stores when the next timer runs out, and queues a wake-up. Returns the deal as it is now. */
export async function windDeal(world: MarketWorld, unit: Unit, dealId: string, job: JobRow) {
  const { facts, queue } = world;
  const row = await deals.findDeal(unit.db, dealId);
  if (!row) throw notFound();
  const [next = null] = isEnded(row) ? [] : await facts.timersOf(unit, { row, job });
  const at = next === null ? null : new Date(next.at);
  if (at?.getTime() === row.nextTimerAt?.getTime()) return row;
  await deals.setNextTimer(unit.db, { id: dealId, nextTimerAt: at });
  if (at) await queue.send(unit.db, dealClock, { dealId }, { at });
  return { ...row, nextTimerAt: at };
}
