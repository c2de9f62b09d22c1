import {
  type DealFacts,
  type JobFacts,
  activeDealsMax,
  newDealFacts,
  offersAfter,
  slotGoesTo,
  slotsLeft,
  termsOfJob,
  workerTiers,
} from '@keo/core/contract';
import type { Database } from '../../../platform/database/database.ts';
import { toHash } from '../../../platform/database/idempotency.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { stateNow } from '../jobs/to-job.ts';
import { isSamePerson } from '../../bank-cards/same-person.service.ts';
import { refuseClosed } from '../../users/users.service.ts';
import { candidateFor, unknownCandidate } from './candidate.ts';
import { dealColumns } from './deal-facts.ts';
import { countOfWorker, hasLive } from '../deals/deal-lists.repository.ts';
import * as deals from '../deals/deals.repository.ts';
import { hiddenAtFirst } from '../deals/hidden-texts.ts';
import { type CommandContext, loadJob, takeUp, write } from './command-work.ts';
import { type DealCase, dealCase } from './law-cases.ts';
import type { DealOrigin } from './market-world.ts';

const day = 24 * 3_600_000;
/** By a worker's earnings of the last 90 days, in đồng. */
const tiers = [
  [60_000_000, workerTiers.PLATINUM],
  [20_000_000, workerTiers.GOLD],
  [5_000_000, workerTiers.SILVER],
  [0, workerTiers.BRONZE],
] as const;
const newcomer = { live: 0, completed: 0, earned: 0 };

/** A visitor is treated like a new user. */
export async function factsOfNew(
  db: Database,
  job: JobRow,
  facts: JobFacts,
  { workerId, now }: { workerId: string | null; now: Date },
): Promise<DealFacts> {
  const since = new Date(+now - 90 * day);
  const { live, completed, earned } = workerId === null ? newcomer : await countOfWorker(db, workerId, since);
  const { reliability, unmetRule, pause } =
    workerId === null ? unknownCandidate : await candidateFor(db, job, workerId, now);
  const isQuick = job.kind === 'QUICK';
  return {
    ...newDealFacts,
    kind: job.kind,
    terms: isQuick ? termsOfJob({ ...job, releaseMode: 'ALL' }) : null,
    timeLimitMin: job.timeLimitMin,
    offeredAt: +now,
    balance: facts.balance,
    workerBps: tiers.find(([least]) => earned >= least)?.[1] ?? workerTiers.BRONZE,
    job: {
      state: stateNow(job, now),
      acceptMode: facts.acceptMode,
      price: job.price,
      slotsLeft: slotsLeft(facts),
      slotGoesTo: slotGoesTo(facts, job.price, +now),
    },
    candidate: {
      isAuthor: workerId !== null && (await isSamePerson(db, job.authorId, workerId)),
      isTaken: workerId !== null && (await hasLive(db, job.id, workerId)),
      live,
      liveMax: activeDealsMax({ completed, reliability }),
      unmetRule,
      pause,
    },
  };
}

export async function newDealCase(
  context: CommandContext,
  { id, jobId, workerId, applicationId }: DealOrigin & { id: string; jobId: string },
): Promise<DealCase> {
  const { world, unit, by, work } = context;
  await write(context);
  const job = await loadJob(context, jobId);
  const { authorId, kind, timeLimitMin } = job;
  await refuseClosed(unit.db, [authorId, workerId]);
  const now = world.clock.now();
  const jobFacts = await world.facts.getJobFacts(unit, job);
  const facts = await factsOfNew(unit.db, job, jobFacts, { workerId, now });
  const { workerBps } = facts;
  const blank = { cancelRequest: null, changeRequest: null, dispute: null, pastDisputes: [] };
  return dealCase(context, { id, facts }, async ({ next }) => {
    const saved = await deals.insertDeal(unit.db, {
      ...dealColumns(blank, next, +now),
      id,
      jobId,
      authorId,
      workerId,
      applicationId,
      kind,
      workerBps,
      timeLimitMin,
      chainHash: toHash({ id }),
      offers: offersAfter([], next, by, +now),
      hidden: hiddenAtFirst(job, next, by.party),
      createdAt: now,
      updatedAt: now,
    });
    const deal = world.facts.load(unit, { row: saved, job });
    takeUp(work, deal);
    return { before: { ...saved, slot: 'NONE', heldPrice: 0, heldFee: 0 }, deal };
  });
}
