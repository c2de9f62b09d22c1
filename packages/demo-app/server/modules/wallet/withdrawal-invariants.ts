import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const withdrawingMatches: Invariant = {
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
};

export const withdrawalsPostedOnce: Invariant = {
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
};
