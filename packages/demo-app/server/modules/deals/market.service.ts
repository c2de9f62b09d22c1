import {
  type Ask,
  type By,
  type DealCommand,
  type DealFacts,
  type Decision,
  type JobCommand,
  type Log,
  type ProofCommand,
  type Standing,
  decideDeal,
  decideJob,
  decideProof,
  jobLaw,
  jobTimers,
  proofLaw,
} from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/refusal.ts';
import { newId } from '../../platform/secret-text.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import { jobColumns } from '../jobs/job-facts.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import { jobLog } from '../jobs/job-logs.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { isStoredCode } from '../notifications/deal-log.draft.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { ReviewKeeper } from '../reviews/review-keeper.service.ts';
import type { Escrows } from '../wallet/escrow.service.ts';
import { createDealClocks } from './deal-clocks.ts';
import { dealColumns } from './deal-facts.ts';
import type { DealHistory } from './deal-history.service.ts';
import type { DealTimer, MarketFacts, Placed } from './market-facts.ts';
import {
  type Actor,
  type Words,
  decisionOf,
  inLedger,
  offersAfter,
  refundedOf,
  withoutContacts,
} from './market-records.ts';
import * as deals from './deals.repository.ts';
import type { DealRow, NewDeal } from './deals.table.ts';
import { asMeant, hiddenAfter, hiddenAtFirst } from './hidden-texts.ts';
import { moveDealMoney, moveJobMoney } from './move-money.ts';
import { proofColumns } from './proof-facts.ts';
import * as proofs from './proofs.repository.ts';
import type { ProofRow } from './proofs.table.ts';
import { refusalOf } from './refusal-of.ts';

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
    draft: Omit<NewDeal, 'state' | 'slot' | 'offeredAt' | 'createdAt' | 'updatedAt'>,
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

/** Names of the queue's jobs. */
export const jobClock = 'job.clock';
export const dealClock = 'deal.clock';

const system: Actor = { party: 'system', userId: null };
const notFound = () => new RefusalError('NOT_FOUND', 'notFound');
const isRefusal = (error: unknown) => error instanceof RefusalError;

const nobodyRefuses = async (work: Promise<unknown>) => {
  // A refusal of the system's own command means that it is not due yet; it is no failure.
  await work.catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
};

async function postingOf({ db }: Unit, dealId: string): Promise<string> {
  const jobId = await deals.findJobIdOf(db, dealId);
  if (jobId === null) throw notFound();
  return jobId;
}

const markOf = ({ standing }: { standing: readonly Standing[] }, side: Standing['of']) =>
  standing.find(({ of }) => of === side)?.mark ?? null;

const isEnded = ({ state }: DealRow) => deals.endStates.includes(state);

export function createMarket(
  { transact, clock, jobs: queue }: Pick<Platform, 'transact' | 'jobs'> & { clock: Pick<Clock, 'now'> },
  deps: {
    facts: MarketFacts;
    escrows: Escrows;
    notifications: Pick<Notifications, 'writeLogs'>;
    history: DealHistory;
    jobs: JobDesk;
    applications: Applicants;
    reviews: Pick<ReviewKeeper, 'ask'>;
  },
): Market {
  const { facts, escrows, notifications, history, jobs, applications, reviews } = deps;
  const { factsOf, jobFactsOf, proofFactsOf, timersOf } = facts;
  const byOf = ({ party }: Actor): By => ({ party, now: +clock.now() });

  /** Deals decide about slots; the job stores their number for lists. */
  async function countSlots(unit: Unit, jobId: string): Promise<void> {
    const { taken, used } = await deals.countSlots(unit.db, jobId);
    await jobs.setSlots(unit.db, jobId, { taken, used });
  }

  async function lockOnPosting(unit: Unit, dealId: string, jobId: string): Promise<Placed> {
    const job = await jobs.lockJob(unit.db, jobId);
    const row = await deals.lockDeal(unit.db, dealId);
    if (!job || !row) throw notFound();
    return { row, job };
  }

  const lockDealAndJob = async (unit: Unit, dealId: string): Promise<Placed> =>
    lockOnPosting(unit, dealId, await postingOf(unit, dealId));

  async function tellOfJob(unit: Unit, job: JobRow, logs: readonly Log[], { text }: Words) {
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

  async function followJob(unit: Unit, jobId: string, ask: Ask): Promise<void> {
    if (ask.of === 'job' || ask.of === 'applications') {
      const job = await jobs.findJob(unit.db, jobId);
      if (!job) throw notFound();
      if (ask.of === 'applications') return applications.endWaiting(unit, job, ask.type);
      if (!jobLaw.takes(job.state, ask.type)) return;
      return nobodyRefuses(market.job(unit, jobId, { type: ask.type }, system));
    }
    if (ask.of === 'negotiations') {
      for (const { id } of await deals.listNegotiating(unit.db, jobId))
        await nobodyRefuses(market.deal(unit, id, { type: ask.type }, system));
      return;
    }
    throw new Error(`A posting asks nothing of ${ask.of}`);
  }

  async function followDeal(unit: Unit, row: DealRow, ask: Ask, actor: Actor): Promise<void> {
    if (ask.of === 'job' || ask.of === 'applications' || ask.of === 'negotiations')
      return followJob(unit, row.jobId, ask);
    if (ask.of === 'deal') {
      if (ask.type === 'APPLICATION_ACCEPTED') return;
      return nobodyRefuses(market.deal(unit, row.id, { type: ask.type }, system));
    }
    if (ask.of === 'proof') {
      await market.proof(unit, ask.proofId, ask, 'must' in ask ? actor : system);
      return;
    }
    const ofDeal = await proofs.listOfDeal(unit.db, row.id);
    if (ask.of === 'part') {
      const part = ofDeal[ask.no - 1];
      if (!part) throw notFound();
      await market.proof(unit, part.id, { type: 'RAISE', amount: ask.amount }, system);
      return;
    }
    if (ask.type === 'TERMS_FIXED') {
      const conditions = (await deals.findDeal(unit.db, row.id))?.terms?.conditions ?? [];
      const now = clock.now();
      const isPartly = row.terms?.releaseMode === 'PER_PROOF';
      await proofs.insertProofs(
        unit.db,
        conditions.slice(ofDeal.length).map((condition, index) => ({
          id: newId('pf'),
          dealId: row.id,
          jobId: row.jobId,
          no: ofDeal.length + index + 1,
          condition,
          amount: isPartly ? (condition.amount ?? 0) : 0,
          state: 'REQUIRED' as const,
          evidence: [],
          failedChecks: [{ rule: 'EMPTY', passed: false, note: null }],
          decisions: [],
          updatedAt: now,
        })),
      );
      return;
    }
    for (const { id, state } of ofDeal)
      if (proofLaw.takes(state, ask.type)) await nobodyRefuses(market.proof(unit, id, ask, system));
  }

  /** Stores when the next timer runs out, and queues a wake-up. Returns the deal as it is now. */
  async function windDeal(unit: Unit, dealId: string, job: JobRow): Promise<DealRow> {
    const row = await deals.findDeal(unit.db, dealId);
    if (!row) throw notFound();
    const [next = null] = isEnded(row) ? [] : await timersOf(unit, { row, job });
    const at = next === null ? null : new Date(next.at);
    if (at?.getTime() === row.nextTimerAt?.getTime()) return row;
    await deals.setNextTimer(unit.db, { id: dealId, nextTimerAt: at });
    if (at) await queue.send(unit.db, dealClock, { dealId }, { at });
    return { ...row, nextTimerAt: at };
  }

  /** The effects of every decision about a deal, whoever gave the command. */
  async function settleDeal(
    unit: Unit,
    decision: Extract<Decision<DealFacts>, { isLawful: true }>,
    scene: { before: DealRow; saved: DealRow; job: JobRow; actor: Actor; words: Words },
  ): Promise<DealRow> {
    const { before, saved, job, actor, words } = scene;
    const by = inLedger(actor);
    const { id, money } = decision;
    await moveDealMoney(escrows, unit, {
      row: before,
      id,
      moves: money,
      actor: by,
      key: String(before.version),
    });
    if (before.slot !== saved.slot || (isEnded(saved) && saved.slot !== 'NONE'))
      await countSlots(unit, saved.jobId);
    await history.write(unit, decision.logs, {
      job,
      deal: saved,
      proof: null,
      actorId: actor.userId,
      ...words,
    });
    for (const ask of decision.asks) if (!('must' in ask)) await followDeal(unit, saved, ask, actor);
    if (isEnded(saved) && saved.fundedAt) {
      await escrows.close(unit, { dealId: saved.id, actor: by });
      await reviews.ask(unit, { row: saved, job });
    }
    return windDeal(unit, saved.id, job);
  }

  const runDeal = createDealClocks(
    { transact, clock },
    {
      timersOf,
      postingOf,
      lock: lockOnPosting,
      run: runTimer,
      wind: (unit, { row, job }) => windDeal(unit, row.id, job),
    },
  );

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
      await moveJobMoney(escrows, unit, row, decision.id, decision.money, inLedger(actor));
      await tellOfJob(unit, saved, decision.logs, words);
      for (const ask of decision.asks) await followJob(unit, jobId, ask);
      const last = (await jobs.findJob(unit.db, jobId)) ?? saved;
      const [next] = jobTimers(await jobFactsOf(unit, last));
      if (next) await queue.send(unit.db, jobClock, { jobId }, { at: new Date(next.at) });
      return last;
    },

    async newDeal(unit, draft, facts, command, actor, said = {}) {
      const words = withoutContacts(said, { fundedAt: null });
      const job = await jobs.lockJob(unit.db, draft.jobId);
      if (!job) throw notFound();
      const now = clock.now();
      const decision = decideDeal(facts, command, byOf(actor));
      if (!decision.isLawful) throw refusalOf(decision.refusal);
      const blank = { cancelRequest: null, changeRequest: null, dispute: null, pastDisputes: [] };
      const columns = dealColumns(blank, decision.next, +now);
      const offers = offersAfter(draft.offers, decision.next, actor, words, now);
      const saved = await deals.insertDeal(unit.db, {
        ...draft,
        ...columns,
        offers,
        hidden: hiddenAtFirst(job, decision.next, actor.party),
        createdAt: now,
        updatedAt: now,
      });
      const before = { ...saved, slot: 'NONE' as const, heldPrice: 0, heldFee: 0 };
      return settleDeal(unit, decision, { before, saved, job, actor, words });
    },

    async deal(unit, deal, command, actor, said = {}) {
      const { row, job } = typeof deal === 'string' ? await lockDealAndJob(unit, deal) : deal;
      const words = withoutContacts(said, row);
      const now = clock.now();
      const { deal: facts } = await factsOf(unit, { row, job });
      const meant = asMeant(command, { row, job }, actor.party);
      const decision = decideDeal(facts, meant, byOf(actor));
      if (!decision.isLawful) throw refusalOf(decision.refusal);
      // `must` asks are decided while the deal is unchanged: a refusal of one refuses the command.
      for (const ask of decision.asks) if ('must' in ask) await followDeal(unit, row, ask, actor);
      const ends = deals.endStates.some((state) => state === decision.next.state);
      const saved = await deals.updateDeal(unit.db, {
        id: row.id,
        ...dealColumns(row, decision.next, +now),
        offers: offersAfter(row.offers, decision.next, actor, words, now),
        hidden: hiddenAfter({ row, job }, decision.next, actor.party),
        refunded: row.refunded + refundedOf(decision.money),
        workerMark: markOf(decision, 'worker') ?? row.workerMark,
        authorMark: markOf(decision, 'author') ?? row.authorMark,
        updatedAt: now,
        endedAt: ends ? now : row.endedAt,
      });
      if (!saved) throw notFound();
      return settleDeal(unit, decision, { before: row, saved, job, actor, words });
    },

    async proof(unit, proofId, command, actor, words = {}, placed) {
      const found = await proofs.findProof(unit.db, proofId);
      if (!found) throw notFound();
      const { row: deal, job } = placed ?? (await lockDealAndJob(unit, found.dealId));
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
      const { id, money } = decision;
      await moveDealMoney(escrows, unit, {
        row: deal,
        id,
        moves: money,
        actor: inLedger(actor),
        key: `${proofId}:${row.version}`,
      });
      await deals.takeHeld(unit.db, deal.id, money);
      await history.write(unit, decision.logs, {
        job,
        deal,
        proof: saved,
        actorId: actor.userId,
        ...words,
      });
      for (const ask of decision.asks) await followDeal(unit, deal, ask, actor);
      await windDeal(unit, deal.id, job);
      return (await proofs.findProof(unit.db, proofId)) ?? saved;
    },

    async runClock(of, id) {
      if (of === 'job') await runJob(id);
      else await runDeal(id);
    },
  };

  /** One step at a time, each in its own transaction, until nothing is due. */
  async function runJob(jobId: string): Promise<void> {
    for (;;) {
      const goesOn = await transact(async (unit) => {
        const row = await jobs.lockJob(unit.db, jobId);
        if (!row) return false;
        const [next] = jobTimers(await jobFactsOf(unit, row));
        if (!next || next.at > +clock.now()) return false;
        await market.job(unit, jobId, commandOf<JobCommand>(next.command), system);
        return true;
      });
      if (!goesOn) return;
    }
  }

  async function runTimer(unit: Unit, placed: Placed, timer: DealTimer): Promise<DealRow> {
    if (timer.of === 'deal') return market.deal(unit, placed, commandOf<DealCommand>(timer.command), system);
    const command = commandOf<ProofCommand>(timer.command);
    await market.proof(unit, timer.proofId, command, system, {}, placed);
    return (await deals.findDeal(unit.db, placed.row.id)) ?? placed.row;
  }

  return market;
}

/** A timer's command has no fields. */
function commandOf<Command extends { type: string }>(type: Command['type']): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the law's own timers name its own commands
  return { type } as Command;
}
