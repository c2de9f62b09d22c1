ALTER TABLE "applications" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "history_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "deal_logs_deal" ON "deal_logs" USING btree (("metadata"->>'dealId'));