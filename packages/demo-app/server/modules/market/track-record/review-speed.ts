import { sql } from 'drizzle-orm';
import { array, number, object, parse, string } from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { selectOtherAccounts } from '../../bank-cards/same-person.service.ts';
import { deals } from '../deals/deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';

/** For a median. */
const minVerdicts = 3;
/** Sample: the newest deals. */
const newest = 50;

const known = array(object({ id: string(), hours: number() }));

/**
 * Median hours until an author's decision on a proof; without authors with too few decisions, and without self-dealing.
 */
export async function getReviewHours(
  db: Database,
  authorIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(authorIds)];
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`(${id})`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`
    select author.id, percentile_cont(0.5) within group (order by extract(epoch from
      (${proofs.decisions} -> -1 ->> 'at')::timestamptz - ${proofs.submittedAt}))::float8 / 3600 as hours
    from (values ${list}) as author (id)
    cross join lateral (select array(${selectOtherAccounts(sql`author.id`)}) as accounts) as own
    cross join lateral (
      select ${deals.id} as deal_id from ${deals}
      where ${deals.authorId} = author.id and ${deals.workerId} <> all (own.accounts)
      order by ${deals.createdAt} desc limit ${newest}
    ) as recent
    join ${proofs} on ${proofs.dealId} = recent.deal_id
    where ${proofs.submittedAt} is not null and jsonb_array_length(${proofs.decisions}) > 0
    group by author.id having count(*) >= ${minVerdicts}`);
  return new Map(parse(known, rows).map(({ id, hours }) => [id, Math.max(0, Math.round(hours))]));
}
