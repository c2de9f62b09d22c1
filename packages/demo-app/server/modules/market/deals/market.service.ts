import {
  type ApplicationCommand,
  type DealCommand,
  type JobCommand,
  type LawPorts,
  type Order,
  type ProofCommand,
  carryOut,
  runAsync,
} from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/secret-text.ts';
import type { Unit } from '../../../platform/unit-of-work.ts';
import { type Applicants, type Applied, refusedApplication } from '../applications/applicants.service.ts';
import type { ApplicationRow } from '../applications/applications.table.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { Notifications } from '../../notifications/notifications.service.ts';
import type { Escrows } from '../../wallet/escrow.service.ts';
import { createMarketClocks } from './deal-clocks.ts';
import type { DealHistory } from './deal-history.service.ts';
import { listNegotiating } from './deal-lists.repository.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { unmaskUnchanged } from './hidden-texts.ts';
import { lockDealAndJob } from './lock-deals.ts';
import type { MarketFacts, DealAndJob } from './market-facts.ts';
import { type Actor, system } from './actor.ts';
import { heardBy } from './between-blocked.ts';
import { maskedNote } from './masked-words.ts';
import { type DealOrigin, newDealCase } from './new-deal.ts';
import { newProofs } from './proof-facts.ts';
import * as proofs from './proofs.repository.ts';
import type { ProofRow } from './proofs.table.ts';
import { refusalOf } from './refusal-of.ts';
import { type Ref, jobCase, proofCase, storedDealCase } from './law-cases.ts';

export { dealClock, jobClock } from './law-cases.ts';

/**
 * Executes decisions of the laws in the caller's transaction: state, money, logs, consequences in other lifecycles,
 * timers. Locks the job first, then the deal.
 * @throws RefusalError with the law's reason.
 */
export type Market = MarketFacts & {
  job(unit: Unit, jobId: string, command: JobCommand, actor: Actor): Promise<JobRow>;
  /** Takes an id, or the deal as read under its lock. */
  deal(unit: Unit, deal: string | DealAndJob, command: DealCommand, actor: Actor): Promise<DealRow>;
  /** By a command that needs no deal yet. */
  newDeal(
    unit: Unit,
    job: Pick<JobRow, 'id' | 'authorId'>,
    deal: DealOrigin,
    command: DealCommand,
    actor: Actor,
  ): Promise<DealRow>;
  /** With the job locked. Takes a draft where the application is not stored yet. */
  application(unit: Unit, of: Applied, command: ApplicationCommand, actor: Actor): Promise<ApplicationRow>;
  /** Takes also the deal, where it was read under its lock. */
  proof(unit: Unit, id: string, command: ProofCommand, actor: Actor, deal?: DealAndJob): Promise<ProofRow>;
  runClock(of: 'job' | 'deal', id: string): Promise<void>;
};

type Deps = {
  facts: MarketFacts;
  escrows: Escrows;
  notifications: Pick<Notifications, 'writeLogs'>;
  history: DealHistory;
  applications: Applicants;
  /** Both sides of a deal that has just ended. */
  reviews: { ask(unit: Unit, deal: DealAndJob): Promise<void> };
};
export type MarketWorld = Deps & { clock: Pick<Clock, 'now'>; queue: Platform['jobs']; market: Market };

type Rows = {
  application: Applied;
  deal: Ref & { origin?: DealOrigin };
  proof: Ref & Pick<ProofRow, 'state'>;
  who: Actor;
};

function found<Row>(row: Row | null): Row {
  if (!row) throw notFound();
  return row;
}

/** The ports of the law's interpreter, in one transaction with one job locked. */
function lawPorts(world: MarketWorld, unit: Unit, jobId: string): LawPorts<Rows> {
  const { applications, clock } = world;
  const { db } = unit;
  const theJob = async () => found(await jobs.findJob(db, jobId));
  return {
    now: () => +clock.now(),
    system,
    job: (_, by) => jobCase({ world, unit, by }, jobId),
    async application({ application }, by) {
      const { id: applicationId, workerId } = application;
      return {
        ...(await applications.caseOf(unit, await theJob(), application, by)),
        deal: () => ({ id: newId('dl'), origin: { workerId, applicationId } }),
      };
    },
    deal: ({ deal: { id, dealAndJob, origin } }, by) =>
      origin
        ? newDealCase({ world, unit, by }, { id, jobId, ...origin })
        : storedDealCase({ world, unit, by }, { id, dealAndJob }),
    proof: ({ proof, command }, by) => proofCase({ world, unit, by }, proof, command),
    jobState: async () => (await theJob()).state,
    async waiting(type) {
      await applications.endWaiting(unit, await theJob(), type);
      return [];
    },
    negotiating: () => listNegotiating(db, jobId),
    proofsOf: ({ id }) => proofs.listOfDeal(db, id),
    async addProofs({ id }, from) {
      await proofs.insertProofs(db, newProofs(found(await deals.findDeal(db, id)), from, clock.now()));
      return [];
    },
    undo(refusal) {
      throw refusalOf(refusal);
    },
  };
}

export function createMarket(
  { transact, clock, jobs: queue }: Pick<Platform, 'transact' | 'jobs'> & { clock: Pick<Clock, 'now'> },
  deps: Deps,
): Market {
  const { facts } = deps;

  async function give(unit: Unit, jobId: string, order: Order<Rows>, by: Actor): Promise<void> {
    const decision = await runAsync(carryOut(lawPorts(world, unit, jobId), order, by));
    if (decision.isLawful) return;
    if (order.of === 'application') throw refusedApplication(decision.refusal, by);
    throw refusalOf(decision.refusal, order.of === 'job' ? { VERIFY_ACCOUNT: 'verifyFirst' } : {});
  }

  const market: Market = {
    ...facts,

    async job(unit, jobId, command, actor) {
      await give(unit, jobId, { of: 'job', command }, actor);
      return found(await jobs.findJob(unit.db, jobId));
    },

    async application(unit, application, command, actor) {
      const by = await heardBy(unit.db, command, actor, application);
      await give(unit, application.jobId, { of: 'application', application, command }, by);
      return found(await deps.applications.findApplication(unit.db, application.id));
    },

    async newDeal(unit, { id: jobId, authorId }, origin, command, actor) {
      const id = newId('dl');
      const heard = await heardBy(unit.db, command, actor, { authorId, workerId: origin.workerId });
      const by = maskedNote(heard, { fundedAt: null });
      await give(unit, jobId, { of: 'deal', deal: { id, origin }, command }, by);
      return found(await deals.findDeal(unit.db, id));
    },

    async deal(unit, deal, given, actor) {
      const dealAndJob = typeof deal === 'string' ? await lockDealAndJob(unit, deal) : deal;
      const { row, job } = dealAndJob;
      const command = unmaskUnchanged(given, dealAndJob, actor.party);
      const order = { of: 'deal' as const, deal: { id: row.id, dealAndJob }, command };
      const by = row.fundedAt === null ? await heardBy(unit.db, command, actor, row) : actor;
      await give(unit, job.id, order, maskedNote(by, row));
      return found(await deals.findDeal(unit.db, row.id));
    },

    async proof(unit, id, command, actor, locked) {
      const proof = found(await proofs.findProof(unit.db, id));
      const dealAndJob = locked ?? (await lockDealAndJob(unit, proof.dealId));
      await give(unit, dealAndJob.job.id, { of: 'proof', proof: { ...proof, dealAndJob }, command }, actor);
      return found(await proofs.findProof(unit.db, id));
    },

    runClock: (of, id) => runClock(of, id),
  };
  // Circular dependency: timers give commands to the market.
  const world: MarketWorld = { ...deps, clock, queue, market };
  const runClock = createMarketClocks(world, transact);
  return market;
}
