import {
  type By,
  type DealCommand,
  type DealFacts,
  type JobCommand,
  type ProofCommand,
  type Standing,
  decideDeal,
  decideJob,
  decideProof,
} from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import { jobColumns } from '../jobs/job-facts.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { ReviewKeeper } from '../reviews/review-keeper.service.ts';
import type { Escrows } from '../wallet/escrow.service.ts';
import { createMarketClocks } from './deal-clocks.ts';
import { dealColumns } from './deal-facts.ts';
import type { DealHistory } from './deal-history.service.ts';
import { followDeal } from './follow-asks.ts';
import type { MarketFacts, Placed } from './market-facts.ts';
import { lockDealAndJob } from './lock-deals.ts';
import {
  type Actor,
  type Words,
  decisionOf,
  offersAfter,
  refundedOf,
  withoutContacts,
} from './market-records.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { asMeant, hiddenAfter } from './hidden-texts.ts';
import { proofColumns } from './proof-facts.ts';
import * as proofs from './proofs.repository.ts';
import type { ProofRow } from './proofs.table.ts';
import { type DealDraft, beginDeal } from './new-deal.ts';
import { refusalOf } from './refusal-of.ts';
import { isEnded, settleDeal, settleJob, settleProof } from './settle-decisions.ts';

export { dealClock, jobClock } from './settle-decisions.ts';

/**
 * Carries out what the laws decide, in the caller's transaction: state, money, logs, what follows in the other charts,
 * and the next clock. Locks the job first, then the deal.
 * @throws RefusalError with the law's reason where a command is not lawful.
 */
export type Market = MarketFacts & {
  job(unit: Unit, jobId: string, command: JobCommand, actor: Actor, words?: Words): Promise<JobRow>;
  /** Takes the id of a deal, or the deal as the caller read it under its lock. */
  deal(
    unit: Unit,
    deal: string | Placed,
    command: DealCommand,
    actor: Actor,
    words?: Words,
  ): Promise<DealRow>;
  /** Creates a deal by a command that may come before there is one. */
  newDeal(
    unit: Unit,
    draft: DealDraft,
    facts: DealFacts,
    command: DealCommand,
    actor: Actor,
    words?: Words,
  ): Promise<DealRow>;
  /** Takes also the deal, where the caller read it under its lock. */
  proof(
    unit: Unit,
    proofId: string,
    command: ProofCommand,
    actor: Actor,
    words?: Words,
    deal?: Placed,
  ): Promise<ProofRow>;
  /** Runs everything that is due for a job or a deal. */
  runClock(of: 'job' | 'deal', id: string): Promise<void>;
};

type Deps = {
  facts: MarketFacts;
  escrows: Escrows;
  notifications: Pick<Notifications, 'writeLogs'>;
  history: DealHistory;
  jobs: JobDesk;
  applications: Applicants;
  reviews: Pick<ReviewKeeper, 'ask'>;
};
/** The market, and all that it works with. */
export type MarketWorld = Deps & { clock: Pick<Clock, 'now'>; queue: Platform['jobs']; market: Market };

const markOf = ({ standing }: { standing: readonly Standing[] }, side: Standing['of']) =>
  standing.find(({ of }) => of === side)?.mark ?? null;

export function createMarket(
  { transact, clock, jobs: queue }: Pick<Platform, 'transact' | 'jobs'> & { clock: Pick<Clock, 'now'> },
  deps: Deps,
): Market {
  const { facts, jobs } = deps;
  const { factsOf, jobFactsOf, proofFactsOf } = facts;
  const byOf = ({ party }: Actor): By => ({ party, now: +clock.now() });

  const market: Market = {
    ...facts,

    async job(unit, jobId, command, actor, words = {}) {
      const row = await jobs.lockJob(unit.db, jobId);
      if (!row) throw notFound();
      const decision = decideJob(await jobFactsOf(unit, row), command, byOf(actor));
      if (!decision.isLawful) throw refusalOf(decision.refusal, { VERIFY_ACCOUNT: 'verifyFirst' });
      const saved = await jobs.updateJob(unit.db, jobId, {
        ...jobColumns(row, decision.next),
        ...(decision.logs.some(({ code }) => code === 'JOB_CREATED') && { publishedAt: clock.now() }),
        updatedAt: clock.now(),
      });
      return settleJob(world, unit, decision, { before: row, saved, actor, words });
    },

    newDeal: (unit, ...deal) => beginDeal(world, unit, ...deal),

    async deal(unit, deal, command, actor, said = {}) {
      const { row, job } = typeof deal === 'string' ? await lockDealAndJob(jobs, unit, deal) : deal;
      const words = withoutContacts(said, row);
      const now = clock.now();
      const { deal: facts } = await factsOf(unit, { row, job });
      const meant = asMeant(command, { row, job }, actor.party);
      const decision = decideDeal(facts, meant, byOf(actor));
      if (!decision.isLawful) throw refusalOf(decision.refusal);
      // `must` asks are decided while the deal is unchanged: a refusal of one refuses the command.
      for (const ask of decision.asks) if ('must' in ask) await followDeal(world, unit, row, ask, actor);
      const saved = await deals.updateDeal(unit.db, {
        id: row.id,
        ...dealColumns(row, decision.next, +now),
        offers: offersAfter(row.offers, decision.next, actor, words, now),
        hidden: hiddenAfter({ row, job }, decision.next, actor.party),
        refunded: row.refunded + refundedOf(decision.money),
        workerMark: markOf(decision, 'worker') ?? row.workerMark,
        authorMark: markOf(decision, 'author') ?? row.authorMark,
        updatedAt: now,
        endedAt: isEnded(decision.next) ? now : row.endedAt,
      });
      if (!saved) throw notFound();
      return settleDeal(world, unit, decision, { before: row, saved, job, actor, words });
    },

    async proof(unit, proofId, command, actor, words = {}, placed) {
      const found = await proofs.findProof(unit.db, proofId);
      if (!found) throw notFound();
      const { row: deal, job } = placed ?? (await lockDealAndJob(jobs, unit, found.dealId));
      const row = placed ? found : ((await proofs.findProof(unit.db, proofId)) ?? found);
      const { deal: facts } = await factsOf(unit, { row: deal, job });
      const decision = decideProof(await proofFactsOf(unit, row, facts), command, byOf(actor));
      if (!decision.isLawful) throw refusalOf(decision.refusal);
      const now = clock.now();
      const saved = await proofs.updateProof(unit.db, proofId, {
        ...proofColumns(row, decision.next),
        decisions: [
          ...row.decisions,
          ...decisionOf(command, actor, words, { condition: row.condition, now }),
        ],
        updatedAt: now,
      });
      return settleProof(world, unit, decision, { before: row, saved, deal, job, actor, words });
    },

    runClock: (of, id) => runClock(of, id),
  };
  // Circular: what follows from a decision gives commands to the market. Tied here.
  const world: MarketWorld = { ...deps, clock, queue, market };
  const runClock = createMarketClocks(world, transact);
  return market;
}
