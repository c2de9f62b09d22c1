import type { DealView } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import { RefusalError } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { DealRow } from './deals.table.ts';
import type { MarketFacts } from './market-facts.ts';
import { toDeal } from './to-deal.ts';

type Read = Pick<Unit, 'db'>;

/** Deals as one of their two sides sees them. Whether the reader is one, their caller knows. */
export type DealViews = {
  view: (unit: Read, row: DealRow, readerId: string) => Promise<DealView>;
  /** The same of many, in their order, with as many questions to the database as for one. */
  viewAll: (unit: Read, rows: readonly DealRow[], readerId: string) => Promise<DealView[]>;
};

const notFound = () => new RefusalError('NOT_FOUND', 'notFound');

export function createDealViews(
  { clock }: { clock: Pick<Clock, 'now'> },
  deps: {
    users: Pick<UsersService, 'cardsOf'>;
    jobs: Pick<JobDesk, 'findJob'>;
    market: Pick<MarketFacts, 'factsOf' | 'nextOutcome'>;
    /** Where the two of a deal talk about its posting; null until one of them has opened it. */
    roomOf: (db: Unit['db'], deal: DealRow) => Promise<string | null>;
  },
): DealViews {
  const { users, jobs, market, roomOf } = deps;

  const view: DealViews['view'] = async ({ db }, row, readerId) => {
    const job = await jobs.findJob(db, row.jobId);
    if (!job) throw notFound();
    const cardOf = await users.cardsOf(db, [row.authorId, row.workerId]);
    const roomId = await roomOf(db, row);
    const facts = await market.factsOf({ db }, { row, job });
    const nextTimer = await market.nextOutcome({ db }, { row, job, facts });
    const { deal, proofs } = facts;
    return toDeal(row, { job, facts: deal, proofs, cardOf, nextTimer, roomId, readerId, now: clock.now() });
  };

  const viewAll: DealViews['viewAll'] = (unit, rows, readerId) =>
    Promise.all(rows.map((row) => view(unit, row, readerId)));

  return { view, viewAll };
}
