import type { ApplicationCommand, DealCommand, JobCommand, ProofCommand } from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { Applicants, Applied } from '../applications/applicants.service.ts';
import type { ApplicationRow } from '../applications/applications.table.ts';
import type { DealHistory } from '../deals/deal-history.service.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { ProofRow } from '../proofs/proofs.table.ts';
import type { Escrows } from '../../wallet/escrow.service.ts';
import type { Actor } from './actor.ts';
import type { LoadedDeal } from './loaded-deal.ts';
import type { MarketFacts } from './market-facts.ts';

/** Who begins a deal, and by which application. */
export type DealOrigin = { workerId: string; applicationId: string | null };

/**
 * Executes decisions of the laws in the caller's transaction: state, money, logs, consequences in other lifecycles,
 * timers. Locks the job first, then the deal.
 * @throws RefusalError with the law's reason.
 */
export type Market = MarketFacts & {
  job(unit: Unit, jobId: string, command: JobCommand, actor: Actor): Promise<JobRow>;
  /** Takes an id, or the deal as loaded under its lock, which is kept up to date. */
  deal(unit: Unit, deal: string | LoadedDeal, command: DealCommand, actor: Actor): Promise<LoadedDeal>;
  /** By a command that needs no deal yet. */
  newDeal(
    unit: Unit,
    job: Pick<JobRow, 'id' | 'authorId'>,
    deal: DealOrigin,
    command: DealCommand,
    actor: Actor,
  ): Promise<LoadedDeal>;
  /** With the job locked. Takes a draft where the application is not stored yet. */
  application(unit: Unit, of: Applied, command: ApplicationCommand, actor: Actor): Promise<ApplicationRow>;
  /** Takes also the deal, where it was loaded under its lock. */
  proof(unit: Unit, id: string, command: ProofCommand, actor: Actor, deal?: LoadedDeal): Promise<ProofRow>;
  /** Notes when the deal's next timer is due. */
  reschedule(unit: Unit, deal: LoadedDeal): Promise<LoadedDeal>;
  runClock(of: 'job' | 'deal', id: string): Promise<void>;
};

export type MarketNeeds = Pick<Platform, 'transact' | 'queue'> & {
  clock: Pick<Clock, 'now'>;
  facts: MarketFacts;
  escrows: Escrows;
  history: DealHistory;
  applications: Applicants;
  /** Both sides of a deal that has just ended. */
  reviews: { ask(unit: Unit, deal: LoadedDeal): Promise<void> };
};

/** What the parts of the market share. */
export type MarketWorld = MarketNeeds & { market: Market };
