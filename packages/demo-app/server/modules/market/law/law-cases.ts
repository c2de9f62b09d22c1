import {
  type Case,
  type DealFacts,
  type JobFacts,
  type Log,
  type Move,
  type ProofCommand,
  type ProofFacts,
  type Standing,
  jobTimers,
  offersAfter,
  getRefunded,
  verdictsIn,
} from '@keo/core/contract';
import { notFound } from '../../../platform/http/refusal.ts';
import { isBlocked } from '../../blocks/blocks.service.ts';
import { jobColumns } from './job-facts.ts';
import { jobLog } from '../jobs/job-logs.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { ledgerActor } from './actor.ts';
import {
  type CommandContext,
  countSlots,
  loadDeal,
  jobClock,
  loadJob,
  keepJob,
  write,
} from './command-work.ts';
import { dealColumns, proofColumns } from './deal-facts.ts';
import * as lists from '../deals/deal-lists.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';
import { hiddenAfter } from '../deals/hidden-texts.ts';
import { type LoadedDeal, keepProof } from './loaded-deal.ts';
import * as proofs from '../proofs/proofs.repository.ts';
import type { ProofRow } from '../proofs/proofs.table.ts';

export type Ref = { id: string };
export type DealCase = Case<DealFacts, Ref>;

const getMark = (standing: readonly Standing[], side: Standing['of']) =>
  standing.find(({ of }) => of === side)?.mark ?? null;

const isEnded = ({ state }: Pick<DealFacts, 'state'>) => lists.endStates.some((end) => end === state);

export async function jobCase(context: CommandContext, jobId: string): Promise<Case<JobFacts, Ref>> {
  const { world, unit, by, work } = context;
  const { escrows, facts, queue, clock } = world;
  await write(context);
  const row = await loadJob(context, jobId);
  return {
    facts: await facts.getJobFacts(unit, row),
    async store({ next, logs }) {
      const saved = await jobs.updateJob(unit.db, jobId, {
        ...jobColumns(row, next),
        ...(logs.some(({ code }) => code === 'JOB_CREATED') && { publishedAt: clock.now() }),
        updatedAt: clock.now(),
      });
      keepJob(context, saved);
    },
    async move({ id, money }) {
      await escrows.moveJob(unit, row, {
        moves: money,
        event: `${id}:${row.version}`,
        actor: ledgerActor(by),
      });
      for (const deal of work.deals.values()) deal.balance.forget();
    },
    tell: ({ logs }) => tellOfJob(context, row, logs),
    async schedule() {
      const [next] = jobTimers(await facts.getJobFacts(unit, await loadJob(context, jobId)));
      if (next) await queue.send(unit.db, jobClock, { jobId }, { at: new Date(next.at) });
    },
  };
}

async function tellOfJob({ world, unit, by, work }: CommandContext, job: JobRow, logs: readonly Log[]) {
  for (const { code, to, reason, amount } of logs) {
    const about = { action: code, reason, amount, text: by.text };
    if (to === 'author') work.drafts.push(jobLog(job, { ...about, recipientId: job.authorId }));
    if (to === 'applicants') {
      const waiting = await world.applications.listWaiting(unit.db, job.id);
      const areBlocked = await Promise.all(
        waiting.map(({ workerId }) => isBlocked(unit.db, job.authorId, workerId)),
      );
      for (const { workerId } of waiting.filter((_, at) => areBlocked[at] === false))
        work.drafts.push(jobLog(job, { ...about, recipientId: workerId, workerId }));
    }
  }
}

/** `save` returns the deal before and after. */
export function dealCase(
  context: CommandContext,
  { id, facts }: { id: string; facts: DealFacts },
  save: (
    decision: Parameters<DealCase['store']>[0],
  ) => Promise<{ before: LoadedDeal['row']; deal: LoadedDeal }>,
): DealCase {
  const { world, unit, by, work } = context;
  const { escrows, history, reviews } = world;
  const actor = ledgerActor(by);
  let before: LoadedDeal['row'];
  let deal: LoadedDeal;
  return {
    facts,
    deal: () => ({ id }),
    async store(decision) {
      ({ before, deal } = await save(decision));
    },
    async move({ id: transition, money }) {
      await escrows.moveDeal(unit, before, { moves: money, event: `${transition}:${before.version}`, actor });
      if (money.length > 0) deal.balance.forget();
      const { row, job } = deal;
      if (before.slot !== row.slot || (isEnded(row) && row.slot !== 'NONE')) await countSlots(context, job);
    },
    tell({ logs }) {
      const logContext = { proof: null, actorId: by.userId, text: by.text };
      work.drafts.push(...history.append(deal, logs, logContext));
    },
    async end() {
      if (!deal.row.fundedAt) return;
      await write(context);
      await escrows.close(unit, { dealId: id, actor });
      deal.balance.forget();
      await reviews.ask(unit, deal);
    },
    schedule: () => work.timed.add(deal),
  };
}

export async function storedDealCase(
  context: CommandContext,
  { id, jobId }: Ref & { jobId: string },
): Promise<DealCase> {
  const { world, unit, by } = context;
  const deal = await loadDeal(context, id, jobId);
  const { row, job } = deal;
  const now = world.clock.now();
  const { deal: facts } = await world.facts.getFacts(unit, deal);
  return dealCase(context, { id, facts }, async ({ next, money, standing }) => {
    deal.row = {
      ...deal.row,
      ...dealColumns(row, next, +now),
      offers: offersAfter(row.offers, next, by, +now),
      hidden: hiddenAfter({ row, job }, next, by.party),
      refunded: row.refunded + getRefunded(money),
      workerMark: getMark(standing, 'worker') ?? row.workerMark,
      authorMark: getMark(standing, 'author') ?? row.authorMark,
      updatedAt: now,
      endedAt: isEnded(next) ? now : row.endedAt,
      version: deal.row.version + 1,
    };
    return { before: row, deal };
  });
}

/** What was paid and refunded is no longer held. */
const afterMoves = (row: DealRow, moves: readonly Move[]): DealRow =>
  moves.reduce(
    (so, { move, price, fee }) => ({
      ...so,
      heldPrice: so.heldPrice - price,
      heldFee: so.heldFee - fee,
      paid: so.paid + (move === 'RELEASE' ? price : 0),
      refunded: so.refunded + (move === 'REFUND' ? price : 0),
    }),
    row,
  );

export async function proofCase(
  context: CommandContext,
  { id, deal }: { id: string; deal: LoadedDeal },
  command: ProofCommand,
): Promise<Case<ProofFacts, Ref>> {
  const { world, unit, by, work } = context;
  const { deal: dealFacts, proofs: known } = await world.facts.getFacts(unit, deal);
  const row = known.find((proof) => proof.id === id);
  if (!row) throw notFound();
  const before = deal.row;
  const now = world.clock.now();
  let saved: ProofRow;
  return {
    facts: await world.facts.getProofFacts(deal, row, dealFacts),
    deal: () => ({ id: before.id }),
    async store({ next }) {
      saved = await proofs.updateProof(unit.db, id, {
        ...proofColumns(row, next),
        decisions: [...row.decisions, ...verdictsIn(command, by, row.condition, +now)],
        updatedAt: now,
      });
      await keepProof(deal, saved);
    },
    async move({ id: transition, money }) {
      const event = `${transition}:${id}:${row.version}`;
      await world.escrows.moveDeal(unit, before, { moves: money, event, actor: ledgerActor(by) });
      deal.row = afterMoves(deal.row, money);
      if (money.some(({ move }) => move !== 'RELEASE')) deal.balance.forget();
    },
    tell({ logs }) {
      const logContext = { proof: saved, actorId: by.userId, text: by.text };
      work.drafts.push(...world.history.append(deal, logs, logContext));
    },
    schedule: () => work.timed.add(deal),
  };
}
