CREATE TABLE "bank_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bank_bin" text NOT NULL,
	"account_no_sealed" text,
	"account_no_hash" text NOT NULL,
	"last4" text NOT NULL,
	"account_name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"raw" text NOT NULL,
	"signature_ok" boolean NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"status" text NOT NULL,
	"reason" text,
	"recharge_id" text,
	"happened_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	"qr_payload" text NOT NULL,
	"bank_bin" text NOT NULL,
	"account_no" text NOT NULL,
	"account_name" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"match_until" timestamp (3) with time zone NOT NULL,
	"paid_amount" bigint,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "escrows" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"job_id" text NOT NULL,
	"deal_id" text,
	"author_id" text NOT NULL,
	"worker_id" text,
	"price" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid_price" bigint DEFAULT 0 NOT NULL,
	"paid_fee" bigint DEFAULT 0 NOT NULL,
	"returned_price" bigint DEFAULT 0 NOT NULL,
	"returned_fee" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "escrows_price_suffices" CHECK ("escrows"."paid_price" >= 0 and "escrows"."returned_price" >= 0 and "escrows"."paid_price" + "escrows"."returned_price" <= "escrows"."price"),
	CONSTRAINT "escrows_fee_suffices" CHECK ("escrows"."paid_fee" >= 0 and "escrows"."returned_fee" >= 0 and "escrows"."paid_fee" + "escrows"."returned_fee" <= "escrows"."fee")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner" text,
	"balance" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"min_balance" bigint NOT NULL,
	"max_balance" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "ledger_accounts_within_bounds" CHECK ("ledger_accounts"."balance" between "ledger_accounts"."min_balance" and "ledger_accounts"."max_balance"),
	CONSTRAINT "ledger_accounts_closed_empty" CHECK ("ledger_accounts"."closed_at" is null or "ledger_accounts"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tx_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"account_version" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"business_key" text NOT NULL,
	"resolves" text,
	"request_hash" text NOT NULL,
	"actor" text NOT NULL,
	"ref" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"event_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ran_at" timestamp (3) with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"card_id" text NOT NULL,
	"target" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	"state" text NOT NULL,
	"fail_reason" text,
	"provider_ref" text,
	"arrive_by" timestamp (3) with time zone NOT NULL,
	"cancel_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawals_adds_up" CHECK ("withdrawals"."amount" = "withdrawals"."fee" + "withdrawals"."net" and "withdrawals"."net" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tx_id_ledger_transactions_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_cards_user" ON "bank_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_cards_account" ON "bank_cards" USING btree ("account_no_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_same_number" ON "bank_cards" USING btree ("user_id","bank_bin","account_no_hash") WHERE "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_one_default" ON "bank_cards" USING btree ("user_id") WHERE "bank_cards"."is_default" and "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_events_provider_id" ON "bank_events" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "bank_events_recharge" ON "bank_events" USING btree ("recharge_id");--> statement-breakpoint
CREATE INDEX "bank_events_status" ON "bank_events" USING btree ("status","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_code" ON "recharges" USING btree ("code");--> statement-breakpoint
CREATE INDEX "recharges_user" ON "recharges" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "escrows_author" ON "escrows" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_account_version" ON "ledger_entries" USING btree ("account_id","account_version");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_time" ON "ledger_entries" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_tx" ON "ledger_entries" USING btree ("tx_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_no" ON "ledger_transactions" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_business_key" ON "ledger_transactions" USING btree ("business_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_resolves" ON "ledger_transactions" USING btree ("resolves");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_provider_ref" ON "withdrawals" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("state") WHERE "withdrawals"."state" in ('REQUESTED', 'PROCESSING');