/** Triggers that enforce the rules of the ledger and of deals' money, as `pg_get_triggerdef` prints them. */
export const ledgerGuards: readonly (readonly [name: string, does: string])[] = [
  [
    'ledger_transactions_append_only',
    'BEFORE DELETE OR UPDATE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()',
  ],
  [
    'ledger_transactions_kept',
    'BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()',
  ],
  [
    'ledger_transactions_balance',
    'AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances()',
  ],
  [
    'ledger_entries_append_only',
    'BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()',
  ],
  [
    'ledger_entries_kept',
    'BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()',
  ],
  [
    'ledger_entries_follow',
    'AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_follows()',
  ],
  [
    'ledger_accounts_kept',
    'BEFORE DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()',
  ],
  [
    'ledger_accounts_not_emptied',
    'BEFORE TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()',
  ],
  [
    'ledger_accounts_stay',
    'BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_account_stays()',
  ],
  [
    'ledger_accounts_match',
    'AFTER INSERT OR UPDATE ON ledger_accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_account_matches()',
  ],
  [
    'deals_money_matches',
    'AFTER INSERT OR UPDATE OF held_price, held_fee, paid, refunded, terms, state, funded_at ON deals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches()',
  ],
  [
    'escrows_money_matches',
    'AFTER INSERT OR UPDATE ON escrows DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches()',
  ],
  [
    'proofs_money_matches',
    'AFTER INSERT OR UPDATE OF amount, state ON proofs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches()',
  ],
];
