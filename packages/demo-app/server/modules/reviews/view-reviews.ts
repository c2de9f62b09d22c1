import type { OwnReview } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isSamePerson } from '../bank-cards/same-person.service.ts';
import type { UsersService } from '../users/users.service.ts';
import * as repository from './reviews.repository.ts';
import type { ReviewRow } from './reviews.table.ts';
import { toOwn } from './to-review.ts';

type Needs = { clock: Pick<Clock, 'now'>; users: Pick<UsersService, 'loadCards'> };

/** As a reader of theirs sees them, in order. */
export async function toOwnReviews(
  { users, clock }: Needs,
  database: Database,
  rows: readonly ReviewRow[],
  readerId: string,
): Promise<OwnReview[]> {
  const getCard = await users.loadCards(
    database,
    rows.flatMap(({ byId, toId }) => [byId, toId]),
  );
  const all = await repository.listOfDeals(database, [...new Set(rows.map(({ dealId }) => dealId))]);
  return Promise.all(
    rows.map(async (row) => {
      const pair = all.filter(({ dealId }) => dealId === row.dealId);
      const isSame = row.state === 'ASKED' && (await isSamePerson(database, row.byId, row.toId));
      return toOwn(row, { pair, getCard, isSamePerson: isSame, readerId, now: clock.now() });
    }),
  );
}

export async function toOwnReview(
  needs: Needs,
  database: Database,
  row: ReviewRow,
  readerId: string,
): Promise<OwnReview> {
  const [view] = await toOwnReviews(needs, database, [row], readerId);
  if (!view) throw new Error('One review is one view');
  return view;
}
