ALTER TABLE "deals" ADD COLUMN "zero_cancels" jsonb DEFAULT '{"author":null,"worker":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "past_disputes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- A dispute names the proof that it is the appeal for, and keeps its own warnings.
UPDATE "deals" SET "dispute" = ("dispute" - 'from') || jsonb_build_object('remindedAt', null, 'proofId', (
	SELECT p.id FROM proofs p WHERE p.deal_id = deals.id AND p.state = 'DISPUTED' LIMIT 1
)) WHERE "dispute" IS NOT NULL;--> statement-breakpoint
UPDATE "deals" SET "cancel_request" = "cancel_request" || '{"remindedAt":null}'::jsonb WHERE "cancel_request" IS NOT NULL;--> statement-breakpoint
-- What is approved is not disputed any more: it is paid when its time comes.
UPDATE "deals" SET "state" = 'PROOFS_APPROVED', "dispute" = "dispute" || '{"state":"WITHDRAWN"}'::jsonb, "next_timer_at" = now()
WHERE "state" = 'DISPUTED' AND "all_proofs_at" IS NOT NULL;
