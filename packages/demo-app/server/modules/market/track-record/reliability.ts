import {
  type Pause,
  type Reliability,
  type ReliabilityCounts,
  dealLimits,
  dealMarks,
  getPause,
  getReliability,
} from '@keo/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import { array, number, object, parse, picklist, string } from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { batched } from '../../../platform/database/batched.ts';
import { selectOtherAccounts } from '../../bank-cards/same-person.service.ts';
import { deals } from '../deals/deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';

const hour = 3_600_000;
const since = (now: Date) => new Date(+now - dealLimits.reliabilityDays * 24 * hour);

const counted = array(
  object({ id: string(), mark: picklist(dealMarks), deals: number(), late: number(), rejected: number() }),
);

type Known = { reliability: Reliability; ended: number };
type Candidate = { userId: string; now: Date };

/**
 * With the number of deals it rests on: the newest of the last 90 days on either side, without self-dealing. Batched.
 */
const known = batched(async (db, candidates: readonly Candidate[]): Promise<Known[]> => {
  const people = candidates.map(
    ({ userId, now }) => sql`(${userId}::text, ${since(now).toISOString()}::timestamptz)`,
  );
  const { rows } = await db.execute(sql`
    select person.id, ended.mark, count(*)::int as deals,
      (count(*) filter (where ended.is_late))::int as late,
      (count(*) filter (where ended.is_rejected))::int as rejected
    from (select distinct * from (values ${sql.join(people, sql`, `)}) as given (id, since)) as person
    cross join lateral (select array(${selectOtherAccounts(sql`person.id`)}) as accounts) as own
    cross join lateral (
      select both_sides.mark, both_sides.side = 'worker' and both_sides.mark = 'completed' and exists (
          select from ${proofs}, jsonb_array_elements(${proofs.evidence}) as piece
          where ${proofs.dealId} = both_sides.id and (piece ->> 'round')::int = 1
            and (piece ->> 'uploadedAt')::timestamptz > both_sides.due_at
        ) as is_late,
        both_sides.side = 'worker' and both_sides.mark <> 'disputeLost' and exists (
          select from ${proofs}
          where ${proofs.dealId} = both_sides.id and ${proofs.state} = 'REFUNDED' and ${proofs.wasSubmitted}
        ) as is_rejected
      from (
        (select id, 'worker' as side, worker_mark as mark, due_at, ended_at from ${deals}
          where worker_id = person.id and worker_mark is not null and ended_at > person.since
            and author_id <> all (own.accounts)
          order by ended_at desc limit ${dealLimits.reliabilityDeals})
        union all
        (select id, 'author', author_mark, due_at, ended_at from ${deals}
          where author_id = person.id and author_mark is not null and ended_at > person.since
            and worker_id <> all (own.accounts)
          order by ended_at desc limit ${dealLimits.reliabilityDeals})
      ) as both_sides
      order by both_sides.ended_at desc limit ${dealLimits.reliabilityDeals}
    ) as ended
    group by person.id, ended.mark`);
  const found = Map.groupBy(parse(counted, rows), ({ id }) => id);
  return candidates.map(({ userId }) => {
    const marks = found.get(userId) ?? [];
    const sum = (column: 'deals' | 'late' | 'rejected') => marks.reduce((so, row) => so + row[column], 0);
    const counts: ReliabilityCounts = {
      ...Object.fromEntries(marks.map(({ mark, deals: count }) => [mark, count])),
      late: sum('late'),
      // A final rejection counts whether or not the rest of the deal was paid.
      rejected: sum('rejected'),
    };
    return { reliability: getReliability(counts), ended: sum('deals') };
  });
});

/** For the law: new users have the initial score. */
export const getScore = async (db: Database, userId: string, now: Date): Promise<number> =>
  (await known(db, { userId, now })).reliability.score;

/** As others see it; without users who have too few deals. */
export async function getKnownReliability(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Reliability>> {
  const ids = [...new Set(userIds)];
  const all = await Promise.all(ids.map((userId) => known(db, { userId, now })));
  return new Map(
    all.flatMap(({ reliability, ended }, no) => {
      const id = ids[no];
      return id !== undefined && ended >= dealLimits.reliabilityShownFrom ? [[id, reliability] as const] : [];
    }),
  );
}

const abandonedRows = array(object({ id: string(), author: string(), at: number() }));

/** Slots given up by any account of the person, within the time that a pause depends on. */
const listAbandoned = batched(async (db, candidates: readonly Candidate[]) => {
  const people = candidates.map(({ userId, now }) => {
    const from = new Date(+now - 2 * dealLimits.pauseHours * hour);
    return sql`(${userId}::text, ${from.toISOString()}::timestamptz)`;
  });
  const { rows } = await db.execute(sql`
    select person.id, ended.author_id as author, (extract(epoch from ended.ended_at) * 1000)::float8 as at
    from (select distinct * from (values ${sql.join(people, sql`, `)}) as given (id, since)) as person
    cross join lateral (select array(${selectOtherAccounts(sql`person.id`)}) as accounts) as own
    join ${deals} as ended on ended.worker_id = any (array_append(own.accounts, person.id))
      and ended.worker_mark in ('abandoned', 'notStarted') and ended.ended_at > person.since`);
  const found = Map.groupBy(parse(abandonedRows, rows), ({ id }) => id);
  return candidates.map(({ userId }) =>
    (found.get(userId) ?? []).map(({ author, at }) => ({ authorId: author, at: Math.round(at) })),
  );
});

/** Until when a worker may not take work of that author, after giving up slots; null for no pause. */
export async function pauseWith(
  db: Database,
  pair: { workerId: string; authorId: string },
  now: Date,
): Promise<Pause | null> {
  return getPause(await listAbandoned(db, { userId: pair.workerId, now }), pair.authorId, +now);
}

/** Any account of the person, with money held. */
export const hasWorkedOn = async (db: Database, jobId: string, workerId: string): Promise<boolean> => {
  const ofPerson = sql`(${eq(deals.workerId, workerId)} or ${deals.workerId} in (${selectOtherAccounts(workerId)}))`;
  const found = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.jobId, jobId), ofPerson, sql`${deals.fundedAt} is not null`))
    .limit(1);
  return found.length > 0;
};
