import { type SQL, sql } from 'drizzle-orm';
import { nullable, number, object, optional, parse, pipe, string, transform, union } from 'valibot';
import type { Database } from '../../platform/database/database.ts';

/** Bounds are inclusive. */
export type BookFilter = {
  reader: string;
  /** Without what moved only money that is kept for work. */
  balanceOnly?: boolean;
  types?: readonly string[] | undefined;
  direction?: 'IN' | 'OUT' | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** A whole number. */
  no?: string | undefined;
  /** Digits of a number, and words that are all in a job's title or a person's name. */
  q?: { no: string | null; words: readonly string[] } | undefined;
};

/** One driver returns a bigint as string, the other as number. */
const integer = pipe(union([string(), number()]), transform(Number));
const refSchema = object({
  rechargeId: optional(string()),
  withdrawId: optional(string()),
  dealId: optional(string()),
  jobId: optional(string()),
  bankTxId: optional(string()),
  reverses: optional(string()),
});
const lineSchema = object({
  tx: integer,
  no: string(),
  kind: string(),
  ref: refSchema,
  note: string(),
  at_ms: integer,
  amount: integer,
  balance_after: integer,
  kept: integer,
  kept_after: integer,
  pay: nullable(integer),
  fee_kept: nullable(integer),
  fee_author: integer,
  fee_worker: integer,
  fee_withdraw: integer,
});
export type Line = ReturnType<typeof toLine>;
const sumsSchema = object({
  count: integer,
  sum_in: integer,
  sum_out: integer,
  paid: integer,
  earned: integer,
  sum_author: integer,
  sum_worker: integer,
  sum_withdraw: integer,
  opening_balance: integer,
  closing_balance: integer,
  opening_kept: integer,
  closing_kept: integer,
});

const toLine = (row: unknown) => {
  const line = parse(lineSchema, row);
  const { at_ms: at, balance_after: balanceAfter, kept_after: keptAfter, fee_kept: feeKept, ...rest } = line;
  const fees = { author: line.fee_author, worker: line.fee_worker, withdraw: line.fee_withdraw };
  return { ...rest, createdAt: new Date(at), balanceAfter, keptAfter, feeKept, fees };
};

const toSums = (row: unknown) => {
  const sums = parse(sumsSchema, row);
  return {
    count: sums.count,
    sumIn: sums.sum_in,
    sumOut: sums.sum_out,
    paid: sums.paid,
    earned: sums.earned,
    fees: { author: sums.sum_author, worker: sums.sum_worker, withdraw: sums.sum_withdraw },
    openingBalance: sums.opening_balance,
    closingBalance: sums.closing_balance,
    openingKept: sums.opening_kept,
    closingKept: sums.closing_kept,
  };
};

/** As `plainWords` has it, but for punctuation. */
const plain = (text: SQL) =>
  sql`lower(regexp_replace(normalize(translate(${text}, 'đĐ', 'dD'), NFD), '[\\u0300-\\u036f]', '', 'g'))`;

const hasSubject = (reader: string, words: readonly string[]): SQL => sql`exists (
  select 1 from (values (line.ref ->> 'dealId', line.ref ->> 'jobId')) as subject (deal, job)
  left join deals deal on deal.id = subject.deal
  left join jobs job on job.id = coalesce(deal.job_id, subject.job)
  left join users person
    on person.id = case when deal.worker_id = ${reader} then deal.author_id else deal.worker_id end
  where ${sql.join(
    words.map(
      (word) =>
        sql`position(${word} in ${plain(sql`concat_ws(' ', coalesce(deal.job_title, job.title), person.display_name)`)}) > 0`,
    ),
    sql` and `,
  )}
)`;

function isFound({ reader, q }: BookFilter): SQL {
  if (q === undefined) return sql`true`;
  const byNo = q.no === null ? sql`false` : sql`position(${q.no} in line.no) > 0`;
  return q.words.length === 0 ? byNo : sql`(${byNo} or ${hasSubject(reader, q.words)})`;
}

/** As a row shows it: what was paid out of kept money, where that alone has moved. */
const moved = sql`case when amount = 0 then kept else amount end`;

const toCondition = (filter: BookFilter): SQL => {
  const { balanceOnly, types, direction, from, to, no } = filter;
  return sql.join(
    [
      balanceOnly ? sql`amount <> 0` : sql`true`,
      types
        ? sql`kind in (${sql.join(
            types.map((type) => sql`${type}`),
            sql`, `,
          )})`
        : sql`true`,
      direction === 'IN' ? sql`${moved} > 0` : sql`true`,
      direction === 'OUT' ? sql`${moved} < 0` : sql`true`,
      from ? sql`at >= ${from.toISOString()}::timestamptz` : sql`true`,
      to ? sql`at <= ${to.toISOString()}::timestamptz` : sql`true`,
      no === undefined ? sql`true` : sql`no = ${no}`,
      isFound(filter),
    ],
    sql` and `,
  );
};

/**
 * Every transaction that changed what the reader has, free or kept for work, each with the balances after it. Money
 * that only moves from a job to its deal changes nothing.
 */
const linesFor = (reader: string): SQL => sql`
  own as (
    select id, kind = 'AVAILABLE' as is_free from ledger_accounts
    where owner = ${reader} and kind in ('AVAILABLE', 'ESCROW', 'HELD')
  ),
  moved as (
    select entry.tx_id as tx, min(entry.created_at) as at,
      coalesce(sum(entry.amount) filter (where own.is_free), 0)::bigint as amount,
      coalesce(sum(entry.amount) filter (where not own.is_free), 0)::bigint as kept
    from own join ledger_entries entry on entry.account_id = own.id
    group by entry.tx_id
  ),
  running as (
    select *,
      (sum(amount) over (order by tx))::bigint as balance_after,
      (sum(kept) over (order by tx))::bigint as kept_after
    from moved where amount <> 0 or kept <> 0
  ),
  worked as (
    select running.*, t.no, t.kind, t.ref, t.note,
      (t.ref ->> 'gross')::bigint as gross,
      amount + kept < 0 as is_payer,
      t.kind in ('ESCROW_RELEASE', 'BONUS') and t.ref ? 'gross' as is_pay
    from running join ledger_transactions t on t.id = running.tx
  ),
  line as (
    select *,
      case when is_pay then gross end as pay,
      case when kind in ('ESCROW_LOCK', 'ESCROW_REFUND') then (ref ->> 'fee')::bigint end as fee_kept,
      case when is_pay and is_payer then -(amount + kept) - gross else 0 end as fee_author,
      case when is_pay and not is_payer then gross - amount - kept else 0 end as fee_worker,
      case
        when kind = 'WITHDRAW_HOLD' then coalesce((ref ->> 'fee')::bigint, 0)
        -- One that was paid and came back has cost its fee.
        when kind = 'WITHDRAW_REVERT' then coalesce(
          (select -w.fee from withdrawals w where w.id = ref ->> 'withdrawId' and w.amount = worked.amount), 0)
        else 0
      end as fee_withdraw
    from worked
  )`;

type Page = { order: 'newest' | 'oldest'; limit?: number; offset?: number };

/** In one statement, so that lines, sums and balances are of the same moment. */
export async function readBooks(
  db: Database,
  filter: BookFilter,
  { order, limit, offset = 0 }: Page,
): Promise<{ lines: Line[]; sums: ReturnType<typeof toSums> }> {
  const before = filter.from ? sql`at < ${filter.from.toISOString()}::timestamptz` : sql`false`;
  const until = filter.to ? sql`at <= ${filter.to.toISOString()}::timestamptz` : sql`true`;
  const { rows } = await db.execute(sql`
    with ${linesFor(filter.reader)},
    found as materialized (select * from line where ${toCondition(filter)}),
    sums as (
      select count(*) as count,
        coalesce(sum(amount) filter (where amount > 0), 0) as sum_in,
        coalesce(-sum(amount) filter (where amount < 0), 0) as sum_out,
        coalesce(sum(pay) filter (where is_payer), 0) as paid,
        coalesce(sum(pay) filter (where not is_payer), 0) as earned,
        coalesce(sum(fee_author), 0) as sum_author,
        coalesce(sum(fee_worker), 0) as sum_worker,
        coalesce(sum(fee_withdraw), 0) as sum_withdraw
      from found
    ),
    balances as (
      select coalesce(sum(amount) filter (where ${before}), 0) as opening_balance,
        coalesce(sum(amount) filter (where ${until}), 0) as closing_balance,
        coalesce(sum(kept) filter (where ${before}), 0) as opening_kept,
        coalesce(sum(kept) filter (where ${until}), 0) as closing_kept
      from running
    ),
    page as (
      select * from found order by tx ${order === 'newest' ? sql`desc` : sql`asc`}
      limit ${limit ?? null}::bigint offset ${offset}
    )
    select sums.*, balances.*, page.*, (extract(epoch from page.at) * 1000)::bigint as at_ms
    from sums cross join balances left join page on true
    order by page.tx ${order === 'newest' ? sql`desc` : sql`asc`}`);
  return {
    lines: rows.filter((row) => Object(row).tx !== null).map(toLine),
    sums: toSums(rows[0]),
  };
}

const daySchema = object({ day: string(), came: integer, went: integer });

/** By day in Vietnam, with what is kept for work still the reader's. Days without movement are left out. */
export async function sumDays(
  db: Database,
  { reader, from, to }: { reader: string; from: Date; to: Date },
): Promise<{ day: string; in: number; out: number }[]> {
  const { rows } = await db.execute(sql`
    with ${linesFor(reader)}
    select to_char(at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day,
      coalesce(sum(amount + kept) filter (where amount + kept > 0), 0) as came,
      coalesce(-sum(amount + kept) filter (where amount + kept < 0), 0) as went
    from line where at >= ${from.toISOString()}::timestamptz and at <= ${to.toISOString()}::timestamptz
    group by day order by day`);
  return rows.map((row) => {
    const { day, came, went } = parse(daySchema, row);
    return { day, in: came, out: went };
  });
}
