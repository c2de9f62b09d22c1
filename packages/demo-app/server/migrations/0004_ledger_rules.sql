-- The rules of the ledger, held by the database itself: whatever writes here keeps them or fails.

-- Numbers of transactions do not tell how many there are: the counter is scattered over all ten digits.
CREATE SEQUENCE "ledger_transaction_numbers";
--> statement-breakpoint
-- Every posting goes through here: accounts are made and locked in the order of their ids, so that no two
-- postings wait for each other; a known business key answers what was posted first.
CREATE FUNCTION ledger_post(
	p_kind text, p_key text, p_resolves text, p_hash text, p_actor text, p_ref jsonb, p_note text,
	p_event_at timestamptz, p_at timestamptz, p_legs jsonb,
	OUT id bigint, OUT no text, OUT is_new boolean
) LANGUAGE plpgsql AS $$
DECLARE
	known_hash text;
	ids text[];
	changed integer;
	short bigint;
BEGIN
	SELECT t.id, t.no, t.request_hash INTO id, no, known_hash FROM ledger_transactions t WHERE t.business_key = p_key;
	IF NOT FOUND THEN
		SELECT array_agg(l.id ORDER BY l.id) INTO ids FROM jsonb_to_recordset(p_legs) AS l(id text);
		IF (SELECT count(*) FROM ledger_accounts a WHERE a.id = ANY (ids)) < cardinality(ids) THEN
			INSERT INTO ledger_accounts (id, kind, owner, min_balance, max_balance)
			SELECT l.id, l.kind, l.owner, l.min, l.max
			FROM jsonb_to_recordset(p_legs) AS l(id text, kind text, owner text, min bigint, max bigint)
			ORDER BY l.id
			ON CONFLICT DO NOTHING;
		END IF;
		PERFORM 1 FROM ledger_accounts a WHERE a.id = ANY (ids) ORDER BY a.id FOR UPDATE;

		INSERT INTO ledger_transactions (no, kind, business_key, resolves, request_hash, actor, ref, note, event_at, created_at)
		VALUES (
			'GD' || lpad(((nextval('ledger_transaction_numbers')::numeric * 6180339887) % 10000000000)::text, 10, '0'),
			p_kind, p_key, p_resolves, p_hash, p_actor, p_ref, p_note, p_event_at, p_at
		)
		ON CONFLICT (business_key) DO NOTHING
		RETURNING ledger_transactions.id, ledger_transactions.no INTO id, no;
		is_new := FOUND;
		IF NOT is_new THEN
			-- Whoever came first has committed while we waited for the accounts.
			SELECT t.id, t.no, t.request_hash INTO id, no, known_hash FROM ledger_transactions t WHERE t.business_key = p_key;
		END IF;
	END IF;
	IF is_new IS NOT TRUE THEN
		IF known_hash <> p_hash THEN
			RAISE EXCEPTION 'the event % was posted with other money', p_key USING ERRCODE = 'KE003';
		END IF;
		is_new := false;
		RETURN;
	END IF;

	SELECT max(a.min_balance - a.balance - l.amount) INTO short
	FROM ledger_accounts a JOIN jsonb_to_recordset(p_legs) AS l(id text, amount bigint) ON l.id = a.id;
	IF short > 0 THEN
		RAISE EXCEPTION 'the money does not suffice' USING ERRCODE = 'KE001', DETAIL = short::text;
	END IF;

	WITH moved AS (
		UPDATE ledger_accounts a SET balance = a.balance + l.amount, version = a.version + 1
		FROM jsonb_to_recordset(p_legs) AS l(id text, amount bigint)
		WHERE a.id = l.id AND a.closed_at IS NULL
		RETURNING a.id AS account_id, l.amount, a.balance, a.version
	)
	INSERT INTO ledger_entries (tx_id, account_id, amount, balance_after, account_version, created_at)
	SELECT ledger_post.id, m.account_id, m.amount, m.balance, m.version, p_at FROM moved m ORDER BY m.account_id;
	GET DIAGNOSTICS changed = ROW_COUNT;
	IF changed <> cardinality(ids) THEN
		RAISE EXCEPTION 'nothing is posted to a closed account' USING ERRCODE = 'KE002';
	END IF;
END $$;
--> statement-breakpoint
-- At the end of the transaction: the entries of each posting sum to zero, and there are at least two.
CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	legs integer;
	total numeric;
BEGIN
	SELECT count(*), coalesce(sum(e.amount), 0) INTO legs, total FROM ledger_entries e WHERE e.tx_id = NEW.id;
	IF legs < 2 OR total <> 0 THEN
		RAISE EXCEPTION 'ledger transaction % has % entries that sum to %', NEW.id, legs, total USING ERRCODE = '23514';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances();
--> statement-breakpoint
-- An entry follows the one before it on its account, and belongs to a posting that still sums to zero.
CREATE FUNCTION ledger_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before bigint := 0;
	total numeric;
BEGIN
	IF NEW.account_version > 1 THEN
		SELECT e.balance_after INTO before FROM ledger_entries e
		WHERE e.account_id = NEW.account_id AND e.account_version = NEW.account_version - 1;
	END IF;
	IF NEW.account_version < 1 OR before IS NULL OR before + NEW.amount <> NEW.balance_after THEN
		RAISE EXCEPTION 'ledger entry % does not follow the one before it', NEW.seq USING ERRCODE = '23514';
	END IF;
	SELECT sum(e.amount) INTO total FROM ledger_entries e WHERE e.tx_id = NEW.tx_id;
	IF total <> 0 THEN
		RAISE EXCEPTION 'ledger transaction % sums to %', NEW.tx_id, total USING ERRCODE = '23514';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_follow AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_follows();
--> statement-breakpoint
-- A balance is that of the account's last entry, and nobody sets it otherwise.
CREATE FUNCTION ledger_account_matches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written bigint;
BEGIN
	IF NEW.version > 0 THEN
		SELECT e.balance_after INTO written FROM ledger_entries e
		WHERE e.account_id = NEW.id AND e.account_version = NEW.version;
	ELSE
		written := 0;
	END IF;
	IF written IS DISTINCT FROM NEW.balance THEN
		RAISE EXCEPTION 'the balance of % is not that of its entries', NEW.id USING ERRCODE = '23514';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_accounts_match AFTER INSERT OR UPDATE ON ledger_accounts
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_account_matches();
--> statement-breakpoint
-- What an account is never changes, only what lies in it.
CREATE FUNCTION ledger_account_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.kind, NEW.min_balance, NEW.max_balance) <> (OLD.id, OLD.kind, OLD.min_balance, OLD.max_balance)
		OR NEW.owner IS DISTINCT FROM OLD.owner OR NEW.version < OLD.version
		OR (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at) THEN
		RAISE EXCEPTION 'ledger account % cannot become another', OLD.id USING ERRCODE = '23514';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE UPDATE ON ledger_accounts
	FOR EACH ROW EXECUTE FUNCTION ledger_account_stays();
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is never changed: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = '23514';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
	FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_kept BEFORE TRUNCATE ON ledger_transactions
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE TRUNCATE ON ledger_entries
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE ON ledger_accounts
	FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_not_emptied BEFORE TRUNCATE ON ledger_accounts
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
