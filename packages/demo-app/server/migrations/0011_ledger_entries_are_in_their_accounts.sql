ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_bounds_of_kind" CHECK (case
        when "ledger_accounts"."kind" in ('BANK', 'LOSS') then "ledger_accounts"."max_balance" = 0
        when "ledger_accounts"."kind" in ('AVAILABLE', 'WITHDRAWING', 'ESCROW', 'HELD', 'FEE', 'SUSPENSE') then "ledger_accounts"."min_balance" = 0
        else false
      end);--> statement-breakpoint
-- An entry follows the one before it on its account, is in the account's balance, and belongs to a posting that still
-- sums to zero. An account that counts more entries than this one was held to its newest entry when it counted that.
CREATE OR REPLACE FUNCTION ledger_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before bigint := 0;
	counted bigint;
	held bigint;
	total numeric;
BEGIN
	IF NEW.account_version > 1 THEN
		SELECT e.balance_after INTO before FROM ledger_entries e
		WHERE e.account_id = NEW.account_id AND e.account_version = NEW.account_version - 1;
	END IF;
	IF NEW.account_version < 1 OR before IS NULL OR before + NEW.amount <> NEW.balance_after THEN
		RAISE EXCEPTION 'ledger entry % does not follow the one before it', NEW.seq USING ERRCODE = '23514';
	END IF;
	SELECT a.version, a.balance INTO counted, held FROM ledger_accounts a WHERE a.id = NEW.account_id;
	IF counted IS NULL OR counted < NEW.account_version
		OR (counted = NEW.account_version AND held <> NEW.balance_after) THEN
		RAISE EXCEPTION 'ledger entry % is not in the balance of %', NEW.seq, NEW.account_id USING ERRCODE = '23514';
	END IF;
	SELECT sum(e.amount) INTO total FROM ledger_entries e WHERE e.tx_id = NEW.tx_id;
	IF total <> 0 THEN
		RAISE EXCEPTION 'ledger transaction % sums to %', NEW.tx_id, total USING ERRCODE = '23514';
	END IF;
	RETURN NULL;
END $$;
