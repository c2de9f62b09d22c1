import {
  type AuthorStatistics,
  type Side,
  type Statistics,
  type WorkerStatistics,
  statisticsRules,
} from '@keo/core/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type GenericSchema, type InferOutput, array, nullable, number, object, parse } from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { selectOtherAccounts } from '../../bank-cards/same-person.service.ts';
import { deals } from '../deals/deals.table.ts';
import { proofs } from '../proofs/proofs.table.ts';
import { getReviewHours } from './review-speed.ts';

const { newestDeals, shownFrom } = statisticsRules;

const count = number();
const workerCounts = object({
  ended: count,
  done: count,
  marked: count,
  completed: count,
  late: count,
  lost: count,
  approved: count,
  refused: count,
  made: count,
  upheld: count,
});
const authorCounts = object({
  posted: count,
  ended: count,
  done: count,
  agreed: count,
  unfunded: count,
  paid: count,
  approved: count,
  silent: count,
  made: count,
  upheld: count,
  hours: nullable(number()),
});

async function getCounts<S extends GenericSchema>(
  db: Database,
  schema: S,
  query: SQL,
): Promise<InferOutput<S>> {
  const { rows } = await db.execute(query);
  const [counts] = parse(array(schema), rows);
  if (counts === undefined) throw new Error('Counting answers one row');
  return counts;
}

const pct = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** All final rejections, and those that stood. */
const rejections = sql`
  (count(*) filter (where was_rejected and state in ('APPROVED', 'REFUNDED')))::int as made,
  (count(*) filter (where was_rejected and state = 'REFUNDED'))::int as upheld`;
const selectProofs = (recent: SQL) => sql`
  select ${proofs.state} as state, ${proofs.isAuto} as is_auto, ${proofs.wasSubmitted} as was_submitted,
    ${proofs.decisions} @> '[{"action": "REJECT"}]' as was_rejected
  from ${recent} join ${proofs} on ${proofs.dealId} = recent.id`;

type GetReplyMinutes = (db: Database, userId: string, side: Side) => Promise<number | null>;

async function getWorkerStatistics(
  db: Database,
  userId: string,
  getReplyMinutes: GetReplyMinutes,
): Promise<WorkerStatistics> {
  const counts = await getCounts(
    db,
    workerCounts,
    sql`
    with own as (select array(${selectOtherAccounts(userId)}) as accounts),
    marked as (
      select id, worker_mark as mark, due_at, ended_at from ${deals}
      where worker_id = ${userId} and worker_mark is not null and author_id <> all (select unnest(accounts) from own)
    ),
    recent as (select * from marked order by ended_at desc limit ${newestDeals}),
    of_proofs as (
      select (count(*) filter (where was_submitted and state = 'APPROVED'))::int as approved,
        (count(*) filter (where was_submitted and state = 'REFUNDED'))::int as refused, ${rejections}
      from (${selectProofs(sql`recent`)}) as each
    )
    select (select count(*)::int from marked) as ended,
      (select (count(*) filter (where mark = 'completed'))::int from marked) as done,
      (select count(*)::int from recent) as marked,
      (select (count(*) filter (where mark = 'completed'))::int from recent) as completed,
      (select (count(*) filter (where mark = 'completed' and exists (
        select from ${proofs}, jsonb_array_elements(${proofs.evidence}) as piece
        where ${proofs.dealId} = recent.id and (piece ->> 'round')::int = 1
          and (piece ->> 'uploadedAt')::timestamptz > recent.due_at)))::int from recent) as late,
      (select (count(*) filter (where mark = 'disputeLost'))::int from recent) as lost,
      of_proofs.* from of_proofs`,
  );
  const isKnown = counts.ended >= shownFrom;
  const { ended, done, marked, completed, late, lost, approved, refused, made, upheld } = counts;
  return {
    ended,
    completed: done,
    onTimePct: isKnown ? pct(completed - late, completed) : null,
    approvalPct: isKnown ? pct(approved, approved + refused) : null,
    disputeLostPct: isKnown ? pct(lost, marked) : null,
    rejections: { made, upheld },
    replyMinutes: isKnown ? await getReplyMinutes(db, userId, 'worker') : null,
  };
}

async function getAuthorStatistics(
  db: Database,
  userId: string,
  getReplyMinutes: GetReplyMinutes,
): Promise<AuthorStatistics> {
  const counts = await getCounts(
    db,
    authorCounts,
    sql`
    with own as (select array(${selectOtherAccounts(userId)}) as accounts),
    ended as (
      select * from ${deals}
      where author_id = ${userId} and ended_at is not null and (funded_at is not null or author_mark is not null)
        and worker_id <> all (select unnest(accounts) from own)
    ),
    recent as (select * from ended order by ended_at desc limit ${newestDeals}),
    of_proofs as (
      select (count(*) filter (where state = 'APPROVED'))::int as approved,
        (count(*) filter (where state = 'APPROVED' and is_auto))::int as silent, ${rejections}
      from (${selectProofs(sql`recent`)}) as each
    ),
    waits as (
      select extract(epoch from (case when recent.terms ->> 'releaseMode' = 'PER_PROOF'
        then (${proofs.decisions} -> -1 ->> 'at')::timestamptz else recent.ended_at end) - ${proofs.submittedAt}) as seconds
      from recent join ${proofs} on ${proofs.dealId} = recent.id
      where recent.paid > 0 and ${proofs.state} = 'APPROVED' and ${proofs.submittedAt} is not null
    )
    select
      (select count(*)::int from ${jobs} where author_id = ${userId} and published_at is not null
        and state <> 'REMOVED') as posted,
      (select count(*)::int from ended) as ended,
      (select (count(*) filter (where state = 'COMPLETED'))::int from ended) as done,
      (select count(*)::int from recent) as agreed,
      (select (count(*) filter (where author_mark = 'notFunded'))::int from recent) as unfunded,
      (select coalesce(sum(paid + bonus), 0)::float8 from ended) as paid,
      (select (percentile_cont(0.5) within group (order by seconds))::float8 / 3600 from waits) as hours,
      of_proofs.* from of_proofs`,
  );
  const { posted, ended, done, agreed, unfunded, paid, approved, silent, made, upheld, hours } = counts;
  const isKnown = ended >= shownFrom;
  return {
    posted,
    ended,
    completed: done,
    paidOut: isKnown ? paid : null,
    reviewHours: isKnown ? ((await getReviewHours(db, [userId])).get(userId) ?? null) : null,
    paidWithinHours: isKnown && hours !== null ? Math.max(0, Math.round(hours)) : null,
    autoApprovedPct: isKnown ? pct(silent, approved) : null,
    fundFailPct: isKnown ? pct(unfunded, agreed) : null,
    rejections: { made, upheld },
    replyMinutes: isKnown ? await getReplyMinutes(db, userId, 'author') : null,
  };
}

/** Public numbers of a user on both sides, without self-dealing. */
export const statisticsBy =
  (getReplyMinutes: GetReplyMinutes) =>
  async (db: Database, userId: string): Promise<Statistics> => ({
    worker: await getWorkerStatistics(db, userId, getReplyMinutes),
    author: await getAuthorStatistics(db, userId, getReplyMinutes),
  });
