import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';
import { ledgerGuards } from './ledger-guards.ts';

export const transactionsSumToZero: Invariant = {
  name: 'every transaction and all balances together sum to zero',
  broken: sql`
    select 'transaction ' || tx_id || ' sums to ' || sum(amount) as detail
    from ledger_entries group by tx_id having sum(amount) <> 0
    union all
    select 'transaction ' || t.id || ' has no entries' from ledger_transactions t
    where not exists (select 1 from ledger_entries e where e.tx_id = t.id)
    union all
    select 'all balances sum to ' || sum(balance) from ledger_accounts having sum(balance) <> 0`,
};

export const balancesMatchEntries: Invariant = {
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
};

export const balancesWithinBounds: Invariant = {
  name: 'no balance is beyond its bounds',
  broken: sql`
    select 'account ' || id || ' holds ' || balance as detail from ledger_accounts
    where balance not between min_balance and max_balance
      or (kind in ('BANK', 'LOSS') and balance > 0) or (kind not in ('BANK', 'LOSS') and balance < 0)`,
};

export const ledgerGuarded: Invariant = {
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
};

export const eventsPostedOnce: Invariant = {
  name: 'an event is posted once, and a request is answered by what it did',
  broken: sql`
    select 'the event ' || business_key || ' was posted ' || count(*) || ' times' as detail
    from ledger_transactions group by business_key having count(*) > 1
    union all
    select 'the answer to ' || scope || ' ' || key || ' names nothing that is there' from idempotency i
    where (scope like '% create-withdraw' and not exists (select 1 from withdrawals w where w.id = i.response ->> 'id'))
      or (scope like '% create-recharge' and not exists (select 1 from recharges r where r.id = i.response ->> 'id'))`,
};

export const moneyAddsUp: Invariant = {
  name: "people's money, the platform's and what waits add up to what the bank holds",
  broken: sql`
    select 'people and platform have ' || inside || ', the bank ' || outside as detail from (
      select coalesce(sum(balance) filter (where kind <> 'BANK'), 0) as inside,
        coalesce(-sum(balance) filter (where kind = 'BANK'), 0) as outside
      from ledger_accounts
    ) sums where inside <> outside`,
};
