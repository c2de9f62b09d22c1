-- What a deal says of its money is what its escrow says, and what it pays by parts adds up: one row for each deal of
-- which that is not so.
CREATE VIEW deal_money_faults AS
SELECT found.deal_id, found.detail FROM (
	SELECT d.id AS deal_id, CASE
		WHEN d.held_price <> coalesce(e.price - e.paid_price - e.returned_price, 0)
			THEN 'deal ' || d.id || ' holds ' || d.held_price || ' of its price, its escrow ' || coalesce(e.price - e.paid_price - e.returned_price, 0)
		WHEN d.held_fee <> coalesce(e.fee - e.paid_fee - e.returned_fee, 0)
			THEN 'deal ' || d.id || ' holds ' || d.held_fee || ' of its fee, its escrow ' || coalesce(e.fee - e.paid_fee - e.returned_fee, 0)
		WHEN d.paid <> coalesce(e.paid_price, 0)
			THEN 'deal ' || d.id || ' paid ' || d.paid || ', its escrow ' || coalesce(e.paid_price, 0)
		-- The slot of a quick job also goes back to its posting, which is no refund.
		WHEN d.refunded > coalesce(e.returned_price, 0) OR (d.kind = 'PROJECT' AND d.refunded <> coalesce(e.returned_price, 0))
			THEN 'deal ' || d.id || ' refunded ' || d.refunded || ', its escrow ' || coalesce(e.returned_price, 0)
		WHEN parts.agreed <> (d.terms ->> 'price')::bigint
			THEN 'deal ' || d.id || ' is worth ' || (d.terms ->> 'price') || ', its parts ' || parts.agreed
		WHEN d.funded_at IS NOT NULL AND coalesce(proven.total, 0) <> parts.agreed
			THEN 'deal ' || d.id || ' has parts of ' || parts.agreed || ', its proofs ' || coalesce(proven.total, 0)
		WHEN d.state IN ('FUNDED', 'IN_PROGRESS', 'PROOFS_APPROVED', 'DISPUTED') AND parts.agreed IS NOT NULL
			AND coalesce(proven.open, 0) <> d.held_price
			THEN 'deal ' || d.id || ' holds ' || d.held_price || ' for open proofs of ' || coalesce(proven.open, 0)
	END AS detail
	FROM deals d
	LEFT JOIN escrows e ON e.id = 'deal:' || d.id
	-- Null where the deal is paid as a whole, or has no conditions yet.
	LEFT JOIN LATERAL (
		SELECT sum(coalesce((c ->> 'amount')::bigint, 0)) AS agreed
		FROM jsonb_array_elements(d.terms -> 'conditions') c
		WHERE d.terms ->> 'releaseMode' = 'PER_PROOF'
	) parts ON true
	LEFT JOIN LATERAL (
		SELECT sum(p.amount) AS total, sum(p.amount) FILTER (WHERE p.state NOT IN ('APPROVED', 'REFUNDED', 'VOID')) AS open
		FROM proofs p WHERE p.deal_id = d.id
	) proven ON true
) found WHERE found.detail IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION deal_money_matches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fault text;
BEGIN
	SELECT f.detail INTO fault FROM deal_money_faults f
	WHERE f.deal_id = CASE TG_TABLE_NAME WHEN 'deals' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'deal_id' END;
	IF fault IS NOT NULL THEN
		RAISE EXCEPTION '%', fault USING ERRCODE = '23514';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER deals_money_matches
AFTER INSERT OR UPDATE OF held_price, held_fee, paid, refunded, terms, state, funded_at ON deals
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER escrows_money_matches AFTER INSERT OR UPDATE ON escrows
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER proofs_money_matches AFTER INSERT OR UPDATE OF amount, state ON proofs
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches();
