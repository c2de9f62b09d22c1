import { type DealView, type Terms, dealViewSchema, termsOfPosting } from '@keo/core/contract';
import { type BaseIssue, safeParse } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { UsersService } from '../users/users.service.ts';
import type { DealRow } from './deals.table.ts';
import type { MarketFacts } from './market-facts.ts';
import { toDamagedDeal, toDeal } from './to-deal.ts';

type Read = Pick<Unit, 'db'>;

/** Deals as one of their two sides sees them. Whether the reader is one, their caller knows. */
export type DealViews = {
  /** Throws where what is stored makes no answer of the contract, so that nobody commits what nobody can read. */
  view: (unit: Read, row: DealRow, readerId: string) => Promise<DealView>;
  /** For readers: one of which something cannot be read is told as what can be said of it, and reported. */
  show: (unit: Read, row: DealRow, readerId: string) => Promise<DealView>;
  /** The same of many, in their order, with as many questions to the database as for one. */
  showAll: (unit: Read, rows: readonly DealRow[], readerId: string) => Promise<DealView[]>;
};

/** What is stored of a deal is not what its contract says. `pnpm operator deal faults` and reconcile name its money. */
class DamagedDeal extends Error {
  override readonly name = 'DamagedDeal' as const;
  constructor(dealId: string, { message, path }: BaseIssue<unknown>) {
    super(`the deal ${dealId} cannot be read: ${path?.map(({ key }) => String(key)).join('.')} ${message}`);
  }
}

const notFound = () => new RefusalError('NOT_FOUND', 'notFound');

export function createDealViews(
  { clock, report }: { clock: Pick<Clock, 'now'> } & Pick<Platform, 'report'>,
  deps: {
    users: Pick<UsersService, 'cardsOf'>;
    jobs: Pick<JobDesk, 'findJob'>;
    applications: Pick<Applicants, 'findApplication'>;
    market: Pick<MarketFacts, 'factsOf' | 'nextOutcome'>;
    /** Where the two of a deal talk about its posting; null until one of them has opened it. */
    roomOf: (db: Unit['db'], deal: DealRow) => Promise<string | null>;
  },
): DealViews {
  const { users, jobs, applications, market, roomOf } = deps;

  /** Null where there is an offer already, or none will come. */
  const openingTermsOf = async ({ db }: Read, row: DealRow, job: JobRow): Promise<Terms | null> => {
    if (row.state !== 'DRAFT') return null;
    const application = row.applicationId ? await applications.findApplication(db, row.applicationId) : null;
    const posting = { ...job, conditions: [...job.conditions, ...row.prepared] };
    const { bid: price = null, durationHours = null } = application ?? {};
    return termsOfPosting(posting, { price, durationHours });
  };

  const view: DealViews['view'] = async ({ db }, row, readerId) => {
    const job = await jobs.findJob(db, row.jobId);
    if (!job) throw notFound();
    const cardOf = await users.cardsOf(db, [row.authorId, row.workerId]);
    const roomId = await roomOf(db, row);
    const facts = await market.factsOf({ db }, { row, job });
    const nextTimer = await market.nextOutcome({ db }, { row, job, facts });
    const openingTerms = await openingTermsOf({ db }, row, job);
    const { deal, proofs } = facts;
    const read = { job, facts: deal, proofs, cardOf, nextTimer, roomId, openingTerms };
    const world = { ...read, readerId, now: clock.now() };
    const answer = safeParse(dealViewSchema, toDeal(row, world));
    if (answer.success) return answer.output;
    throw new DamagedDeal(row.id, answer.issues[0]);
  };

  const show: DealViews['show'] = async (unit, row, readerId) => {
    try {
      return await view(unit, row, readerId);
    } catch (error) {
      if (!(error instanceof DamagedDeal)) throw error;
      report(error);
      const job = await jobs.findJob(unit.db, row.jobId);
      if (!job) throw error;
      const cardOf = await users.cardsOf(unit.db, [row.authorId, row.workerId]);
      return toDamagedDeal(row, { job, cardOf, readerId });
    }
  };

  const showAll: DealViews['showAll'] = (unit, rows, readerId) =>
    Promise.all(rows.map((row) => show(unit, row, readerId)));

  return { view, show, showAll };
}
