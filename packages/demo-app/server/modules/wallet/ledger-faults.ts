const newest = '(select max(seq) from ledger_entries)';
const posted = (businessKey: string) =>
  `(select id from ledger_transactions where business_key = '${businessKey}')`;
const emptyTransaction = (businessKey: string) =>
  `insert into ledger_transactions (no, kind, business_key, request_hash, actor, ref, event_at, created_at)
   values ('GDX', 'ADJUST', '${businessKey}', '', '', '{}', now(), now())`;

/** A change of the data, and exactly what must be found of each. */
export const ledgerFaults: Readonly<Record<string, readonly [change: string, ...found: string[]]>> = {
  'an entry is worth more': [
    `update ledger_entries set amount = amount + 1 where seq = ${newest}`,
    '1: transaction # sums to #',
    '2: account user:u05:withdrawing holds #, its entries #',
    '2: entry # does not follow the one before it',
  ],
  'an entry belongs to another transaction': [
    `update ledger_entries set tx_id = ${posted('wd.hold:wd_u05')} where tx_id = ${posted('wd.hold:wd_u07')} and amount < 0`,
    '1: transaction # sums to #',
    '1: transaction # sums to #',
  ],
  'a transaction moved nothing': [emptyTransaction('nothing'), '1: transaction # has no entries'],
  'a balance was raised': [
    "update ledger_accounts set balance = balance + 1 where id = 'user:u01:available'",
    '1: all balances sum to #',
    '2: account user:u01:available holds #, its entries #',
    '12: people and platform have #, the bank #',
  ],
  'an account counts an entry that is not there': [
    "update ledger_accounts set version = version + 1 where id = 'user:u01:available'",
    '2: account user:u01:available holds #, its entries #',
  ],
  'the newest entry skips a number': [
    `update ledger_entries set account_version = account_version + 1 where seq = ${newest}`,
    '2: account user:u05:withdrawing holds #, its entries #',
  ],
  'an account skips a number together with its newest entry': [
    `update ledger_entries set account_version = account_version + 1 where seq = ${newest};
       update ledger_accounts set version = version + 1 where id = 'user:u05:withdrawing'`,
    '2: account user:u05:withdrawing holds #, its entries #',
  ],
  'an entry does not follow the one before': [
    `update ledger_entries set balance_after = balance_after + 1 where seq = ${newest}`,
    '2: entry # does not follow the one before it',
  ],
  'a balance is below zero': [
    "update ledger_accounts set balance = -5 where id = 'user:u04:available'",
    '1: all balances sum to #',
    '2: account user:u04:available holds #, its entries #',
    '3: account user:u04:available holds #',
    '12: people and platform have #, the bank #',
  ],
  'a balance is above its bound': [
    "update ledger_accounts set max_balance = balance - 1 where id = 'user:u04:available'",
    '3: account user:u04:available holds #',
  ],
  'the guards of the entries sleep': [
    'alter table ledger_entries disable trigger user',
    '4: the trigger ledger_entries_append_only is not on guard',
    '4: the trigger ledger_entries_follow is not on guard',
    '4: the trigger ledger_entries_kept is not on guard',
  ],
  'a guard stands elsewhere': [
    `drop trigger ledger_entries_append_only on ledger_entries;
       create trigger ledger_entries_append_only before update or delete on recharges
       for each row execute function ledger_is_append_only()`,
    '4: the trigger ledger_entries_append_only is not on guard',
  ],
  'a guard does something else': [
    `drop trigger ledger_entries_append_only on ledger_entries;
       create trigger ledger_entries_append_only before update or delete on ledger_entries
       for each row execute function ledger_entry_follows()`,
    '4: the trigger ledger_entries_append_only is not on guard',
  ],
  'a guard looks away': [
    `drop trigger ledger_entries_append_only on ledger_entries;
       create trigger ledger_entries_append_only before delete on ledger_entries
       for each row execute function ledger_is_append_only()`,
    '4: the trigger ledger_entries_append_only is not on guard',
  ],
  'an event was posted twice': [
    `update ledger_transactions set business_key = 'twice' where kind = 'ESCROW_LOCK'
       and id in (select id from ledger_transactions where kind = 'ESCROW_LOCK' order by id limit 2)`,
    '5: the event twice was posted # times',
  ],
  'an answer names a recharge that never was': [
    `insert into idempotency values ('u01 create-recharge', 'k', 'h', '{"id": "rc_never"}', now())`,
    '5: the answer to u01 create-recharge k names nothing that is there',
  ],
  'an answer names a withdrawal that never was': [
    `insert into idempotency values ('u01 create-withdraw', 'k', 'h', '{"id": "wd_never"}', now())`,
    '5: the answer to u01 create-withdraw k names nothing that is there',
  ],
  'an escrow returned what its account still holds': [
    "update escrows set returned_fee = returned_fee + 1 where id = 'deal:d06'",
    '6: escrow deal:d06 holds #',
    '14: deal d06 holds # of its fee, its escrow #',
  ],
  'an escrow is closed with money in it': [
    "update escrows set closed_at = now() where id = 'deal:d06'",
    '6: escrow deal:d06 holds #',
  ],
  'money is kept for no escrow': [
    `insert into ledger_accounts (id, kind, owner, min_balance, max_balance)
       values ('deal:never:escrow', 'ESCROW', 'u01', 0, 9)`,
    '6: account deal:never:escrow belongs to no escrow',
  ],
  'something was posted to a closed account': [
    `update ledger_accounts set closed_at = (select min(created_at) from ledger_entries where account_id = 'deal:d10:escrow')
       where id = 'deal:d10:escrow'`,
    '6: something was posted to deal:d10:escrow after it was closed',
  ],
  'a withdrawal is larger than what is held for it': [
    "update withdrawals set amount = amount + 1, net = net + 1 where id = 'wd_u05'",
    '7: user u05 withdraws #, holds #',
  ],
  'a withdrawal is paid and was never settled': [
    "update withdrawals set state = 'SUCCEEDED' where id = 'wd_u05'",
    '7: user u05 withdraws #, holds #',
    '8: withdrawal wd_u05 is SUCCEEDED',
    '11: the ledger says #, the transfers say #',
  ],
  'nothing was held for a withdrawal': [
    "update ledger_transactions set business_key = 'other' where business_key = 'wd.hold:wd_u05'",
    '8: withdrawal wd_u05 is PROCESSING',
  ],
  'something was held for no withdrawal': [
    "update ledger_transactions set ref = '{}' where business_key = 'wd.hold:wd_u05'",
    '8: transaction GD# is of no withdrawal',
  ],
  'a deal paid more than was locked': [
    `update ledger_transactions set ref = ref || '{"gross": 99000000}' where business_key like 'payout:d06%'`,
    '9: deal d06 paid # of #',
  ],
  'a transfer is not in the ledger': [
    "update ledger_transactions set business_key = 'other' where business_key = 'recharge:sandbox:seed-u01-479'",
    '10: transfer sandbox seed-u01-479 is in the ledger with nothing',
  ],
  'a transfer was kept and nobody applies it': [
    `insert into bank_events (id, provider, provider_id, raw, signature_ok, content, amount, status, received_at)
       values ('be_stuck', 'sandbox', 'stuck', '', true, '', 5000, 'STORED', now() - interval '121 seconds'),
         ('be_fresh', 'sandbox', 'fresh', '', true, '', 5000, 'STORED', now() - interval '60 seconds')`,
    '10: transfer sandbox stuck was accepted and waits',
  ],
  'the ledger knows another transfer than the bank told': [
    "update bank_events set provider_id = 'other' where provider_id = 'seed-u01-479'",
    '10: transaction GD# is of no transfer',
    '10: transfer sandbox other is in the ledger with nothing',
  ],
  'a transfer was larger than the ledger says': [
    "update bank_events set amount = amount + 1 where provider_id = 'seed-u01-479'",
    '10: transfer sandbox seed-u01-479 is in the ledger with #',
    '11: the ledger says #, the transfers say #',
    '13: recharge rc_# is paid and not in the ledger',
  ],
  'the bank paid less than the ledger says': [
    "update withdrawals set net = net - 1, fee = fee + 1 where id = 'wd_u07'",
    '11: the ledger says #, the transfers say #',
  ],
  'the bank holds less': [
    "update ledger_accounts set balance = balance + 1 where id = 'external:bank:1'",
    '1: all balances sum to #',
    '2: account external:bank:# holds #, its entries #',
    '11: the ledger says #, the transfers say #',
    '12: people and platform have #, the bank #',
  ],
  'a paid recharge was never credited': [
    "update recharges set paid_amount = paid_amount + 1 where user_id = 'u01' and state = 'SUCCEEDED'",
    '13: recharge rc_# is paid and not in the ledger',
  ],
  'a credited recharge is not paid': [
    "update recharges set state = 'PENDING' where user_id = 'u01' and state = 'SUCCEEDED'",
    '13: recharge rc_# is in the ledger and not paid',
  ],
  'suspense was settled and nothing moved': [
    "update bank_events set resolved_at = now() where provider_id = 'seed-u01-479'",
    '13: transfer be_# was settled and is still in suspense',
  ],
  'a deal says that it holds more than its escrow': [
    "update deals set held_price = held_price + 1 where id = 'd06'",
    '14: deal d06 holds # of its price, its escrow #',
  ],
  'a deal says that it paid what it never did': [
    "update deals set paid = paid + 1 where id = 'd06'",
    '14: deal d06 paid #, its escrow #',
  ],
  'a deal says that it gave back what it never did': [
    "update deals set refunded = refunded + 1 where id = 'd06'",
    '14: deal d06 refunded #, its escrow #',
  ],
  'a price rose without its parts': [
    `update deals set terms = jsonb_set(jsonb_set(terms, '{releaseMode}', '"PER_PROOF"'), '{price}', '1') where id = 'd06'`,
    '14: deal d06 is worth #, its parts #',
  ],
  'a deal says that it gave another bonus': [
    "update deals set bonus = bonus + 1 where id = 'd10'",
    '14: deal d10 gave a bonus of # with fees of # and #, the ledger # for #',
  ],
  'a deal says that its bonus cost no fee': [
    "update deals set bonus_author_fee = 0, bonus_worker_fee = 0 where id = 'd10'",
    '14: deal d10 gave a bonus of # with fees of # and #, the ledger # for #',
  ],
};
