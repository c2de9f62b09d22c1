import {
  type DealCommand,
  type DealFacts,
  type JobFacts,
  activeDealsMax,
  decideDeal,
  newDealFacts,
  slotGoesTo,
  slotsLeft,
  termsOfPosting,
  workerTiers,
} from '@keo/core/contract';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { stateNow } from '../jobs/to-job.ts';
import { isSamePerson } from '../users/same-person.service.ts';
import { candidateFor, whoeverComes } from './candidate.ts';
import { dealColumns } from './deal-facts.ts';
import * as deals from './deals.repository.ts';
import type { DealRow, NewDeal } from './deals.table.ts';
import { hiddenAtFirst } from './hidden-texts.ts';
import { type Actor, type Words, offersAfter, withoutContacts } from './market-records.ts';
import type { MarketWorld } from './market.service.ts';
import { refusalOf } from './refusal-of.ts';
import { settleDeal } from './settle-decisions.ts';

const day = 24 * 3_600_000;
/** By what a worker earned in the last 90 days, in đồng. */
const tiers = [
  [60_000_000, workerTiers.PLATINUM],
  [20_000_000, workerTiers.GOLD],
  [5_000_000, workerTiers.SILVER],
  [0, workerTiers.BRONZE],
] as const;
const newcomer = { live: 0, completed: 0, earned: 0 };

/** The law's facts of a deal to be made, and the platform's share. A visitor is treated like a new user. */
export async function factsOfNew(
  db: Database,
  job: JobRow,
  facts: JobFacts,
  { workerId, now }: { workerId: string | null; now: Date },
): Promise<DealFacts> {
  const since = new Date(+now - 90 * day);
  const { live, completed, earned } =
    workerId === null ? newcomer : await deals.countOfWorker(db, workerId, since);
  const { reliability, unmetRule, pause } =
    workerId === null ? whoeverComes : await candidateFor(db, job, workerId, now);
  const isQuick = job.kind === 'QUICK';
  return {
    ...newDealFacts,
    kind: job.kind,
    terms: isQuick ? termsOfPosting({ ...job, releaseMode: 'ALL' }) : null,
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
      isTaken: workerId !== null && (await deals.hasLive(db, job.id, workerId)),
      live,
      liveMax: activeDealsMax({ completed, reliability }),
      unmetRule,
      pause,
    },
  };
}

export type DealDraft = Omit<NewDeal, 'state' | 'slot' | 'offeredAt' | 'createdAt' | 'updatedAt'>;

/** Creates a deal by a command that may come before there is one. */
export async function beginDeal(
  world: MarketWorld,
  unit: Unit,
  draft: DealDraft,
  facts: DealFacts,
  command: DealCommand,
  actor: Actor,
  said: Words = {},
): Promise<DealRow> {
  const words = withoutContacts(said, { fundedAt: null });
  const job = await world.jobs.lockJob(unit.db, draft.jobId);
  if (!job) throw notFound();
  const now = world.clock.now();
  const decision = decideDeal(facts, command, { party: actor.party, now: +now });
  if (!decision.isLawful) throw refusalOf(decision.refusal);
  const blank = { cancelRequest: null, changeRequest: null, dispute: null, pastDisputes: [] };
  const saved = await deals.insertDeal(unit.db, {
    ...draft,
    ...dealColumns(blank, decision.next, +now),
    offers: offersAfter(draft.offers, decision.next, actor, words, now),
    hidden: hiddenAtFirst(job, decision.next, actor.party),
    createdAt: now,
    updatedAt: now,
  });
  const before = { ...saved, slot: 'NONE' as const, heldPrice: 0, heldFee: 0 };
  return settleDeal(world, unit, decision, { before, saved, job, actor, words });
}
