import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** In ms: twice the time that the storing process has before another applies a transfer. */
const longestWait = 120_000;

export const transfersPosted = (now: Date): Invariant => ({
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
});

export const bankHoldsTheDifference: Invariant = {
  name: 'the bank holds what came in less what was paid out',
  broken: sql`
    select 'the ledger says ' || ledger.amount || ', the transfers say ' || told.amount as detail
    from
      (select coalesce(-sum(balance), 0) as amount from ledger_accounts where kind = 'BANK') ledger,
      (select coalesce((select sum(amount) from bank_events where status in ('CREDITED', 'SUSPENSE')), 0)
        - coalesce((select sum(net) from withdrawals where state = 'SUCCEEDED'), 0) as amount) told
    where ledger.amount <> told.amount`,
};

export const nothingHalfDone: Invariant = {
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
};
