import {
  type Case,
  type DealFacts,
  type JobFacts,
  type Log,
  type ProofCommand,
  type ProofFacts,
  type Standing,
  jobTimers,
  offersAfter,
  refundedOf,
  verdictsIn,
} from '@keo/core/contract';
import { notFound } from '../../../platform/refusal.ts';
import type { Unit } from '../../../platform/unit-of-work.ts';
import { isBlocked } from '../../blocks/blocks.service.ts';
import { jobColumns } from '../jobs/job-facts.ts';
import { jobLog } from '../jobs/job-logs.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { isStoredCode } from '../../notifications/deal-log.draft.ts';
import { dealColumns } from './deal-facts.ts';
import * as lists from './deal-lists.repository.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { hiddenAfter } from './hidden-texts.ts';
import { lockDealAndJob } from './lock-deals.ts';
import type { DealAndJob } from './market-facts.ts';
import { type Actor, ledgerActor } from './actor.ts';
import type { MarketWorld } from './market.service.ts';
import { moveDealMoney, moveJobMoney } from './move-money.ts';
import { proofColumns } from './proof-facts.ts';
import * as proofs from './proofs.repository.ts';
import type { ProofRow } from './proofs.table.ts';

/** Queue names. */
export const jobClock = 'job.clock';
export const dealClock = 'deal.clock';

/** With its deal and job where the caller read them under their locks. */
export type Ref = { id: string; dealAndJob?: DealAndJob | undefined };
export type DealCase = Case<DealFacts, Ref>;
export type CommandContext = { world: MarketWorld; unit: Unit; by: Actor };

const markOf = (standing: readonly Standing[], side: Standing['of']) =>
  standing.find(({ of }) => of === side)?.mark ?? null;

const isEnded = ({ state }: Pick<DealFacts, 'state'>) => lists.endStates.some((end) => end === state);

export async function jobCase(
  { world, unit, by }: CommandContext,
  jobId: string,
): Promise<Case<JobFacts, Ref>> {
  const { escrows, facts, queue, clock } = world;
  const row = await jobs.lockJob(unit.db, jobId);
  if (!row) throw notFound();
  return {
    facts: await facts.jobFactsOf(unit, row),
    store: ({ next, logs }) =>
      jobs.updateJob(unit.db, jobId, {
        ...jobColumns(row, next),
        ...(logs.some(({ code }) => code === 'JOB_CREATED') && { publishedAt: clock.now() }),
        updatedAt: clock.now(),
      }),
    move: ({ id, money }) => moveJobMoney(escrows, unit, row, id, money, ledgerActor(by)),
    tell: ({ logs }) => tellOfJob({ world, unit, by }, row, logs),
    async schedule() {
      const last = (await jobs.findJob(unit.db, jobId)) ?? row;
      const [next] = jobTimers(await facts.jobFactsOf(unit, last));
      if (next) await queue.send(unit.db, jobClock, { jobId }, { at: new Date(next.at) });
    },
  };
}

async function tellOfJob({ world, unit, by: { text } }: CommandContext, job: JobRow, logs: readonly Log[]) {
  const { applications, notifications } = world;
  const drafts = [];
  for (const { code, to, reason, amount } of logs) {
    if (!isStoredCode(code)) continue;
    const about = { action: code, reason, amount, text };
    if (to === 'author') drafts.push(jobLog(job, { ...about, recipientId: job.authorId }));
    if (to === 'applicants') {
      const waiting = await applications.listWaiting(unit.db, job.id);
      const areBlocked = await Promise.all(
        waiting.map(({ workerId }) => isBlocked(unit.db, job.authorId, workerId)),
      );
      for (const { workerId } of waiting.filter((_, at) => areBlocked[at] === false))
        drafts.push(jobLog(job, { ...about, recipientId: workerId, workerId }));
    }
  }
  await notifications.writeLogs(unit, drafts);
}

/** `save` returns the deal before and after. */
export function dealCase(
  { world, unit, by }: CommandContext,
  { id, job, facts }: { id: string; job: JobRow; facts: DealFacts },
  save: (decision: Parameters<DealCase['store']>[0]) => Promise<{ before: DealRow; saved: DealRow }>,
): DealCase {
  const { escrows, history, reviews } = world;
  const actor = ledgerActor(by);
  let before: DealRow;
  let saved: DealRow;
  return {
    facts,
    deal: () => ({ id }),
    async store(decision) {
      ({ before, saved } = await save(decision));
    },
    async move({ id: transition, money }) {
      await moveDealMoney(escrows, unit, before, money, { actor, event: `${transition}:${before.version}` });
      if (before.slot !== saved.slot || (isEnded(saved) && saved.slot !== 'NONE'))
        await countSlots(unit, job.id);
    },
    tell: ({ logs }) =>
      history.write(unit, logs, { job, deal: saved, proof: null, actorId: by.userId, text: by.text }),
    async end() {
      if (!saved.fundedAt) return;
      await escrows.close(unit, { dealId: id, actor });
      await reviews.ask(unit, { row: saved, job });
    },
    schedule: () => scheduleTimer(world, unit, id, job),
  };
}

export async function storedDealCase(context: CommandContext, { id, dealAndJob }: Ref): Promise<DealCase> {
  const { world, unit, by } = context;
  const { row, job } = dealAndJob ?? (await lockDealAndJob(unit, id));
  const now = world.clock.now();
  const { deal: facts } = await world.facts.factsOf(unit, { row, job });
  return dealCase(context, { id, job, facts }, async ({ next, money, standing }) => {
    const saved = await deals.updateDeal(unit.db, {
      id,
      ...dealColumns(row, next, +now),
      offers: offersAfter(row.offers, next, by, +now),
      hidden: hiddenAfter({ row, job }, next, by.party),
      refunded: row.refunded + refundedOf(money),
      workerMark: markOf(standing, 'worker') ?? row.workerMark,
      authorMark: markOf(standing, 'author') ?? row.authorMark,
      updatedAt: now,
      endedAt: isEnded(next) ? now : row.endedAt,
    });
    if (!saved) throw notFound();
    return { before: row, saved };
  });
}

export async function proofCase(
  { world, unit, by }: CommandContext,
  { id, dealAndJob }: Ref,
  command: ProofCommand,
): Promise<Case<ProofFacts, Ref>> {
  const row = await proofs.findProof(unit.db, id);
  if (!row) throw notFound();
  const { row: deal, job } = dealAndJob ?? (await lockDealAndJob(unit, row.dealId));
  const { deal: dealFacts } = await world.facts.factsOf(unit, { row: deal, job });
  const now = world.clock.now();
  let saved: ProofRow;
  return {
    facts: await world.facts.proofFactsOf(unit, row, dealFacts),
    deal: () => ({ id: deal.id }),
    async store({ next }) {
      saved = await proofs.updateProof(unit.db, id, {
        ...proofColumns(row, next),
        decisions: [...row.decisions, ...verdictsIn(command, by, row.condition, +now)],
        updatedAt: now,
      });
    },
    async move({ id: transition, money }) {
      const event = `${transition}:${id}:${row.version}`;
      await moveDealMoney(world.escrows, unit, deal, money, { actor: ledgerActor(by), event });
      await deals.takeHeld(unit.db, deal.id, money);
    },
    tell: ({ logs }) =>
      world.history.write(unit, logs, { job, deal, proof: saved, actorId: by.userId, text: by.text }),
    schedule: () => scheduleTimer(world, unit, deal.id, job),
  };
}

/** The job stores the number of slots for lists. */
async function countSlots(unit: Unit, jobId: string): Promise<void> {
  const { taken, used } = await lists.countSlots(unit.db, jobId);
  await jobs.setSlots(unit.db, jobId, { taken, used });
}

/** Stores when the next timer is due, and schedules a job for it. */
export async function scheduleTimer(world: MarketWorld, unit: Unit, dealId: string, job: JobRow) {
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
