import { type SQL, sql } from 'drizzle-orm';
import { ledgerGuards } from './ledger-guards.ts';

/** A rule about all the money, as a query for its violations: no row means that it holds. See docs/decisions/0008. */
export type Invariant = { readonly name: string; readonly broken: SQL };

/** In ms: twice the time that the storing process has before another applies a transfer. */
const longestWait = 120_000;

/** The fourteen invariants at that moment. Each returns rows with a `detail` that names the difference. */
export const invariantsAt = (now: Date): readonly Invariant[] => [
  {
    name: 'every transaction and all balances together sum to zero',
    broken: sql`
      select 'transaction ' || tx_id || ' sums to ' || sum(amount) as detail
      from ledger_entries group by tx_id having sum(amount) <> 0
      union all
      select 'transaction ' || t.id || ' has no entries' from ledger_transactions t
      where not exists (select 1 from ledger_entries e where e.tx_id = t.id)
      union all
      select 'all balances sum to ' || sum(balance) from ledger_accounts having sum(balance) <> 0`,
  },
  {
    name: 'a balance is the sum of its entries, which follow each other without a gap',
    broken: sql`
      select 'account ' || a.id || ' holds ' || a.balance || ', its entries ' || coalesce(e.total, 0) as detail
      from ledger_accounts a
      left join (
        select account_id, sum(amount) as total, count(*) as entries, max(account_version) as newest
        from ledger_entries group by account_id
      ) e on e.account_id = a.id
      where a.balance <> coalesce(e.total, 0) or a.version <> coalesce(e.entries, 0)
        or a.version <> coalesce(e.newest, 0)
      union all
      select 'entry ' || seq || ' does not follow the one before it' from (
        select seq, balance_after - amount as before,
          coalesce(lag(balance_after) over (partition by account_id order by account_version), 0) as expected
        from ledger_entries
      ) chained where before <> expected`,
  },
  {
    name: 'no balance is beyond its bounds',
    broken: sql`
      select 'account ' || id || ' holds ' || balance as detail from ledger_accounts
      where balance not between min_balance and max_balance
        or (kind in ('BANK', 'LOSS') and balance > 0) or (kind not in ('BANK', 'LOSS') and balance < 0)`,
  },
  {
    name: 'nothing in the ledger can be changed or deleted',
    broken: sql`
      select 'the trigger ' || name || ' is not on guard' as detail
      from (values ${sql.join(
        ledgerGuards.map(([name, does]) => sql`(${name}::text, ${does}::text)`),
        sql`, `,
      )}) as guard (name, does)
      where not exists (
        select 1 from pg_trigger where tgname = name and tgenabled = 'O'
          and pg_get_triggerdef(oid, true) in ('CREATE TRIGGER ' || name || ' ' || does, 'CREATE CONSTRAINT TRIGGER ' || name || ' ' || does)
      )`,
  },
  {
    name: 'an event is posted once, and a request is answered by what it did',
    broken: sql`
      select 'the event ' || business_key || ' was posted ' || count(*) || ' times' as detail
      from ledger_transactions group by business_key having count(*) > 1
      union all
      select 'the answer to ' || scope || ' ' || key || ' names nothing that is there' from idempotency i
      where (scope like '% create-withdraw' and not exists (select 1 from withdrawals w where w.id = i.response ->> 'id'))
        or (scope like '% create-recharge' and not exists (select 1 from recharges r where r.id = i.response ->> 'id'))`,
  },
  {
    name: 'an escrow holds what was locked less what was paid and returned, and nothing once it is closed',
    broken: sql`
      select 'escrow ' || e.id || ' holds ' || coalesce(a.balance, 0) as detail
      from escrows e
      left join ledger_accounts a on a.id = e.id || case when e.deal_id is null then ':held' else ':escrow' end
      where coalesce(a.balance, 0) <> e.price + e.fee - e.paid_price - e.paid_fee - e.returned_price - e.returned_fee
        or (e.closed_at is not null and coalesce(a.balance, 0) <> 0)
        or (e.closed_at is null) <> (a.closed_at is null)
      union all
      select 'account ' || a.id || ' belongs to no escrow' from ledger_accounts a
      where a.kind in ('ESCROW', 'HELD')
        and not exists (select 1 from escrows e where a.id in (e.id || ':held', e.id || ':escrow'))
      union all
      select 'something was posted to ' || a.id || ' after it was closed'
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.closed_at is not null and e.created_at > a.closed_at`,
  },
  {
    name: 'what a user is withdrawing is what their open withdrawals say',
    broken: sql`
      select 'user ' || coalesce(a.owner, w.user_id) || ' withdraws ' || coalesce(w.total, 0) || ', holds '
        || coalesce(a.balance, 0) as detail
      from (select owner, balance from ledger_accounts where kind = 'WITHDRAWING') a
      full join (
        select user_id, sum(amount) as total from withdrawals
        where state in ('REQUESTED', 'PROCESSING') group by user_id
      ) w on w.user_id = a.owner
      where coalesce(a.balance, 0) <> coalesce(w.total, 0)`,
  },
  {
    name: 'a withdrawal is held once, then paid or returned but never both, and reversed only after it was paid',
    broken: sql`
      select 'withdrawal ' || w.id || ' is ' || w.state as detail from withdrawals w
      cross join lateral (
        select
          count(*) filter (where t.business_key = 'wd.hold:' || w.id) as held,
          count(*) filter (where t.business_key = 'wd.settle:' || w.id) as settled,
          count(*) filter (where t.business_key = 'wd.release:' || w.id) as released,
          count(*) filter (where t.business_key = 'wd.reverse:' || w.id) as reversed
        from ledger_transactions t
        where t.business_key in ('wd.hold:' || w.id, 'wd.settle:' || w.id, 'wd.release:' || w.id, 'wd.reverse:' || w.id)
      ) posted
      where held <> 1
        or settled <> (case when w.state in ('SUCCEEDED', 'REVERSED') then 1 else 0 end)
        or released <> (case when w.state in ('FAILED', 'CANCELLED') then 1 else 0 end)
        or reversed <> (case when w.state = 'REVERSED' then 1 else 0 end)
      union all
      select 'transaction ' || t.no || ' is of no withdrawal' from ledger_transactions t
      where t.business_key like 'wd.%' and not exists (
        select 1 from withdrawals w where w.id = t.ref ->> 'withdrawId'
      )`,
  },
  {
    name: 'a deal pays no more than was locked for it',
    broken: sql`
      select 'deal ' || e.deal_id || ' paid ' || coalesce(p.total, 0) || ' of ' || e.price as detail
      from escrows e
      left join (
        select ref ->> 'dealId' as deal_id, sum((ref ->> 'gross')::bigint) as total
        from ledger_transactions where kind = 'ESCROW_RELEASE' group by 1
      ) p on p.deal_id = e.deal_id
      where e.deal_id is not null and (coalesce(p.total, 0) > e.price or coalesce(p.total, 0) <> e.paid_price)`,
  },
  {
    name: 'every transfer that was accepted is in the ledger once, credited or in suspense',
    broken: sql`
      select 'transfer ' || b.provider || ' ' || b.provider_id || ' is in the ledger with '
        || coalesce(t.amount::text, 'nothing') as detail
      from bank_events b
      left join (
        select t.business_key, -sum(e.amount) as amount from ledger_transactions t
        join ledger_entries e on e.tx_id = t.id and e.account_id = 'external:bank:1' group by t.business_key
      ) t on t.business_key = 'recharge:' || b.provider || ':' || b.provider_id
      where b.status in ('CREDITED', 'SUSPENSE') and t.amount is distinct from b.amount
      union all
      select 'transfer ' || provider || ' ' || provider_id || ' was accepted and waits' from bank_events
      where status = 'STORED' and received_at < ${new Date(+now - longestWait).toISOString()}::timestamptz
      union all
      select 'transaction ' || t.no || ' is of no transfer' from ledger_transactions t
      where t.business_key like 'recharge:%' and not exists (
        select 1 from bank_events b where t.business_key = 'recharge:' || b.provider || ':' || b.provider_id
          and b.status in ('CREDITED', 'SUSPENSE')
      )`,
  },
  {
    name: 'the bank holds what came in less what was paid out',
    broken: sql`
      select 'the ledger says ' || ledger.amount || ', the transfers say ' || told.amount as detail
      from
        (select coalesce(-sum(balance), 0) as amount from ledger_accounts where kind = 'BANK') ledger,
        (select coalesce((select sum(amount) from bank_events where status in ('CREDITED', 'SUSPENSE')), 0)
          - coalesce((select sum(net) from withdrawals where state = 'SUCCEEDED'), 0) as amount) told
      where ledger.amount <> told.amount`,
  },
  {
    name: "people's money, the platform's and what waits add up to what the bank holds",
    broken: sql`
      select 'people and platform have ' || inside || ', the bank ' || outside as detail from (
        select coalesce(sum(balance) filter (where kind <> 'BANK'), 0) as inside,
          coalesce(-sum(balance) filter (where kind = 'BANK'), 0) as outside
        from ledger_accounts
      ) sums where inside <> outside`,
  },
  {
    name: 'nothing is half done',
    broken: sql`
      select 'recharge ' || r.id || ' is paid and not in the ledger' as detail from recharges r
      where r.state = 'SUCCEEDED' and not exists (
        select 1 from bank_events b where b.recharge_id = r.id and b.status = 'CREDITED' and b.amount = r.paid_amount
      )
      union all
      select 'recharge ' || r.id || ' is in the ledger and not paid' from recharges r
      join bank_events b on b.recharge_id = r.id and b.status = 'CREDITED' where r.state <> 'SUCCEEDED'
      union all
      select 'transfer ' || id || ' was settled and is still in suspense' from bank_events b
      where b.resolved_at is not null and not exists (
        select 1 from ledger_transactions t where t.business_key = 'suspense.resolve:' || b.id
      )`,
  },
  {
    name: "a deal's money is what its escrow says, and its parts add up",
    broken: sql`
      select detail from deal_money_faults
      union all
      select 'deal ' || d.id || ' gave a bonus of ' || d.bonus || ' with fees of ' || d.bonus_author_fee || ' and '
        || d.bonus_worker_fee || ', the ledger ' || coalesce(given.paid, 0) || ' for ' || coalesce(given.got, 0)
      from deals d
      left join (
        select t.business_key,
          -sum(e.amount) filter (where a.kind = 'AVAILABLE' and e.amount < 0) as paid,
          sum(e.amount) filter (where a.kind = 'AVAILABLE' and e.amount > 0) as got
        from ledger_transactions t
        join ledger_entries e on e.tx_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.kind = 'BONUS' group by t.business_key
      ) given on given.business_key = 'bonus:' || d.id
      where d.bonus + d.bonus_author_fee <> coalesce(given.paid, 0)
        or d.bonus - d.bonus_worker_fee <> coalesce(given.got, 0)`,
  },
];
