import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const escrowsHoldWhatIsLeft: Invariant = {
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
};

export const dealsPayWhatWasLocked: Invariant = {
  name: 'a deal pays no more than was locked for it',
  broken: sql`
    select 'deal ' || e.deal_id || ' paid ' || coalesce(p.total, 0) || ' of ' || e.price as detail
    from escrows e
    left join (
      select ref ->> 'dealId' as deal_id, sum((ref ->> 'gross')::bigint) as total
      from ledger_transactions where kind = 'ESCROW_RELEASE' group by 1
    ) p on p.deal_id = e.deal_id
    where e.deal_id is not null and (coalesce(p.total, 0) > e.price or coalesce(p.total, 0) <> e.paid_price)`,
};

export const dealsMatchEscrows: Invariant = {
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
};
