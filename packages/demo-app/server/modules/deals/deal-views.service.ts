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
    jobs: Pick<JobDesk, 'findJobs'>;
    market: Pick<MarketFacts, 'factsOfAll' | 'nextOutcomes'>;
    /** Where the two of each deal talk about its posting; null until one of them has opened it. */
    roomsOf: (db: Unit['db'], deals: readonly DealRow[]) => Promise<(string | null)[]>;
  },
): DealViews {
  const { users, jobs, market, roomsOf } = deps;

  const viewAll: DealViews['viewAll'] = async (unit, rows, readerId) => {
    const found = await jobs.findJobs(
      unit.db,
      rows.map(({ jobId }) => jobId),
    );
    const placed = rows.map((row) => {
      const job = found.get(row.jobId);
      if (!job) throw notFound();
      return { row, job };
    });
    const known = await market.factsOfAll(unit, placed);
    const outcomes = await market.nextOutcomes(unit, known);
    const cardOf = await users.cardsOf(
      unit.db,
      rows.flatMap(({ authorId, workerId }) => [authorId, workerId]),
    );
    const rooms = await roomsOf(unit.db, rows);
    const now = clock.now();
    return known.map(({ row, job, facts: { deal, proofs } }, index) =>
      toDeal(row, {
        job,
        facts: deal,
        proofs,
        cardOf,
        nextTimer: outcomes[index] ?? null,
        roomId: rooms[index] ?? null,
        readerId,
        now,
      }),
    );
  };

  const view: DealViews['view'] = async (unit, row, readerId) => {
    const [deal] = await viewAll(unit, [row], readerId);
    if (!deal) throw notFound();
    return deal;
  };

  return { view, viewAll };
}
