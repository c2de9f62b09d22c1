import { type SQL, sql } from 'drizzle-orm';
import { type InferOutput, array, boolean, nullable, number, object, parse, string, tuple } from 'valibot';
import type { Stage } from './stage.ts';

const job = object({
  state: string(),
  price: number(),
  slots: number(),
  taken: number(),
  used: number(),
  version: number(),
});
const application = object({ id: string(), worker: string(), state: string(), shortlisted: boolean() });
const deal = object({
  id: string(),
  worker: string(),
  state: string(),
  slot: string(),
  price: number(),
  fee: number(),
  paid: number(),
  refunded: number(),
  bonus: number(),
  version: number(),
  /** In ms since 1970. */
  timer: nullable(number()),
});
const proof = object({
  id: string(),
  deal: string(),
  state: string(),
  amount: number(),
  failed: number(),
  revisions: number(),
  version: number(),
});
const log = object({
  code: string(),
  recipient: string(),
  reason: nullable(string()),
  amount: nullable(number()),
});
const wallet = object({ owner: string(), isFree: boolean(), balance: number() });
const rowsSchema = tuple([
  object({
    found: object({
      job,
      applications: array(application),
      deals: array(deal),
      proofs: array(proof),
      wallets: array(wallet),
      logs: array(log),
      faults: array(string()),
    }),
  }),
]);
export type Rows = InferOutput<typeof rowsSchema>[0]['found'];

const selectJson = (rows: SQL) => sql`(select coalesce(json_agg(row), '[]') from (${rows}) row)`;

/** Of one job, its people's money and their logs, in one snapshot. */
export async function readRows({ app }: Stage, jobId: string, people: readonly string[]): Promise<Rows> {
  const ids = sql.join(
    people.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await app.platform.db.execute(sql`
    select json_build_object(
      'job', (select row_to_json(row) from (
        select state, price, slots, taken, used, version from jobs where id = ${jobId}) row),
      'applications', ${selectJson(sql`
        select id, worker_id as worker, state, shortlisted from applications
        where job_id = ${jobId} order by created_at, id`)},
      'deals', ${selectJson(sql`
        select id, worker_id as worker, state, slot, held_price as price, held_fee as fee, paid, refunded, bonus,
          version, (extract(epoch from next_timer_at) * 1000)::bigint as timer
        from deals where job_id = ${jobId} order by created_at, id`)},
      'proofs', ${selectJson(sql`
        select id, deal_id as deal, state, amount, jsonb_array_length(failed_checks) as failed,
          revision_count as revisions, version
        from proofs where job_id = ${jobId} order by deal_id, no`)},
      'wallets', ${selectJson(sql`
        select owner, kind = 'AVAILABLE' as "isFree", sum(balance) as balance from ledger_accounts
        where owner in (${ids}) group by 1, 2`)},
      'logs', ${selectJson(sql`
        select action as code, recipient_id as recipient, metadata->>'reason' as reason,
          (metadata->>'amount')::bigint as amount
        from deal_logs
        where recipient_id in (${ids}) and metadata->>'jobId' = ${jobId}
          and created_at >= (select created_at from jobs where id = ${jobId})`)},
      'faults', (select coalesce(json_agg(detail), '[]') from deal_money_faults
        where deal_id in (select id from deals where job_id = ${jobId}))
    ) as found`);
  return parse(rowsSchema, rows)[0].found;
}
