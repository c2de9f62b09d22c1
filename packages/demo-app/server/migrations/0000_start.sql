CREATE TABLE "code_tries" (
	"code_id" text NOT NULL,
	"tried_by" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "code_tries_code_id_tried_by_pk" PRIMARY KEY("code_id","tried_by")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"asked_by" text DEFAULT 'owner' NOT NULL,
	"channel" text,
	"hash" text NOT NULL,
	"left_tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"message_id" text NOT NULL,
	"place" integer NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "chat_files_message_id_place_pk" PRIMARY KEY("message_id","place")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"sender_id" text NOT NULL,
	"client_id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"text" text NOT NULL,
	"is_masked" boolean NOT NULL,
	"scam_rule" text,
	"reply_to" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"change" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_originals" (
	"message_id" text NOT NULL,
	"change" bigint NOT NULL,
	"text" text NOT NULL,
	"is_masked" boolean NOT NULL,
	"scam_rule" text,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_originals_message_id_change_pk" PRIMARY KEY("message_id","change")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"author_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"last_change" bigint DEFAULT 0 NOT NULL,
	"author_read_seq" bigint DEFAULT 0 NOT NULL,
	"worker_read_seq" bigint DEFAULT 0 NOT NULL,
	"author_wrote_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_rooms_read_what_is_there" CHECK ("chat_rooms"."author_read_seq" <= "chat_rooms"."last_seq" and "chat_rooms"."worker_read_seq" <= "chat_rooms"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"author_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"state" text NOT NULL,
	"bid" bigint,
	"duration_hours" integer,
	"cover_letter" text NOT NULL,
	"answers" jsonb NOT NULL,
	"masked" jsonb,
	"shortlisted" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"author_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"application_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"turn" text,
	"offers" jsonb NOT NULL,
	"terms" jsonb,
	"terms_hash" text,
	"prepared" jsonb NOT NULL,
	"hidden" jsonb,
	"time_limit_min" integer,
	"worker_bps" integer NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"funded_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"all_proofs_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"author_reminded_at" timestamp (3) with time zone,
	"held_price" bigint DEFAULT 0 NOT NULL,
	"held_fee" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"bonus_author_fee" bigint DEFAULT 0 NOT NULL,
	"bonus_worker_fee" bigint DEFAULT 0 NOT NULL,
	"slot" text NOT NULL,
	"cancel_request" jsonb,
	"zero_cancels" jsonb DEFAULT '{"author":null,"worker":null}'::jsonb NOT NULL,
	"changes_asked" jsonb DEFAULT '{"author":[],"worker":[]}'::jsonb NOT NULL,
	"change_request" jsonb,
	"dispute" jsonb,
	"past_disputes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"worker_mark" text,
	"author_mark" text,
	"next_timer_at" timestamp (3) with time zone,
	"chain_hash" text NOT NULL,
	"history_length" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"deal_id" text NOT NULL,
	"job_id" text NOT NULL,
	"no" integer NOT NULL,
	"condition" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"failed_checks" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"was_submitted" boolean DEFAULT false NOT NULL,
	"review_due_at" timestamp (3) with time zone,
	"revision_count" integer DEFAULT 0 NOT NULL,
	"revision_due_at" timestamp (3) with time zone,
	"appeal_until" timestamp (3) with time zone,
	"is_beyond_budget" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"is_auto" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"author_id" text NOT NULL,
	"kind" text NOT NULL,
	"accept_mode" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"masked" jsonb,
	"category_slug" text NOT NULL,
	"price" bigint NOT NULL,
	"slots" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"time_limit_min" integer,
	"duration_hours" integer,
	"conditions" jsonb NOT NULL,
	"release_mode" text NOT NULL,
	"review_hours" integer NOT NULL,
	"revisions_max" integer NOT NULL,
	"place_mode" text NOT NULL,
	"province_code" text,
	"eligibility" jsonb DEFAULT '{"onceEach":false,"verified":false,"provinces":[],"minReliability":null}'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open_hours" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"moderation_until" timestamp (3) with time zone,
	"enhanced_at" timestamp (3) with time zone,
	"moderation_note" text,
	"per_hour" bigint NOT NULL,
	"words" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_slots" CHECK ("jobs"."taken" >= 0 and "jobs"."used" >= 0 and "jobs"."taken" + "jobs"."used" <= "jobs"."slots")
);
--> statement-breakpoint
CREATE TABLE "deal_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"action" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"author_id" text,
	"worker_id" text,
	"fold_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_counters" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"session_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "link_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_links" (
	"partner_id" text NOT NULL,
	"partner_user" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_links_partner_id_partner_user_pk" PRIMARY KEY("partner_id","partner_user")
);
--> statement-breakpoint
CREATE TABLE "partner_origins" (
	"partner_id" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_origins_partner_id_origin_pk" PRIMARY KEY("partner_id","origin")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"former_hash" text,
	"former_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "portfolio_items" (
	"proof_id" text PRIMARY KEY NOT NULL,
	"worker_id" text NOT NULL,
	"author_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recharge_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"reference" text,
	"note" text,
	"file_id" text,
	"state" text NOT NULL,
	"event_id" text,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
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
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"reporter_id" text NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"finding" text
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"user_id" text NOT NULL,
	"of" text NOT NULL,
	"rating" double precision,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"histogram" jsonb DEFAULT '[0,0,0,0,0]'::jsonb NOT NULL,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "ratings_user_id_of_pk" PRIMARY KEY("user_id","of")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"deal_id" text NOT NULL,
	"job_title" text NOT NULL,
	"by_id" text NOT NULL,
	"to_id" text NOT NULL,
	"of" text NOT NULL,
	"state" text NOT NULL,
	"stars" integer,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text" text,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply" text,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone,
	"open_until" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"replied_at" timestamp (3) with time zone,
	"hidden_why" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_written" CHECK (("reviews"."state" in ('ASKED', 'MISSED')) = ("reviews"."stars" is null)
        and ("reviews"."stars" is null) = ("reviews"."written_at" is null))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"ticket" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"body" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"start" integer NOT NULL,
	"size" integer NOT NULL,
	"arrived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"request_id" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"mime" text,
	"sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"shape" text,
	"display_name" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text NOT NULL,
	"photo_id" text,
	"headline" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"province_code" text,
	"roles" jsonb DEFAULT '["worker","author"]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"phone_verified_at" timestamp (3) with time zone,
	"identity_verified_at" timestamp (3) with time zone,
	"bank_verified_at" timestamp (3) with time zone,
	"holder_name" text,
	"password_changed_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verified_phones" (
	"user_id" text NOT NULL,
	"phone" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verified_phones_user_id_phone_pk" PRIMARY KEY("user_id","phone")
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
	CONSTRAINT "ledger_accounts_bounds_of_kind" CHECK (case
        when "ledger_accounts"."kind" in ('BANK', 'LOSS') then "ledger_accounts"."max_balance" = 0
        when "ledger_accounts"."kind" in ('AVAILABLE', 'WITHDRAWING', 'ESCROW', 'HELD', 'FEE', 'SUSPENSE') then "ledger_accounts"."min_balance" = 0
        else false
      end),
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
CREATE TABLE "operator_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"verb" text NOT NULL,
	"given" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
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
CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "code_tries" ADD CONSTRAINT "code_tries_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_originals" ADD CONSTRAINT "chat_originals_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tx_id_ledger_transactions_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_user_purpose" ON "codes" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expiry" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "spent_challenges_expiry" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bank_cards_user" ON "bank_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_cards_account" ON "bank_cards" USING btree ("account_no_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_same_number" ON "bank_cards" USING btree ("user_id","bank_bin","account_no_hash") WHERE "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_one_default" ON "bank_cards" USING btree ("user_id") WHERE "bank_cards"."is_default" and "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "chat_files_file" ON "chat_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "chat_messages_changed" ON "chat_messages" USING btree ("room_id","change") WHERE "chat_messages"."change" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_room_seq" ON "chat_messages" USING btree ("room_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_pair" ON "chat_rooms" USING btree ("job_id","worker_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_author" ON "chat_rooms" USING btree ("author_id","moved_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_worker" ON "chat_rooms" USING btree ("worker_id","moved_at");--> statement-breakpoint
CREATE INDEX "data_exports_owner" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."state" = 'MAKING';--> statement-breakpoint
CREATE INDEX "data_exports_waiting" ON "data_exports" USING btree ("state","touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","worker_id") WHERE "applications"."state" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("author_id") WHERE "applications"."state" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "applications_worker" ON "applications" USING btree ("worker_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_live" ON "deals" USING btree ("job_id","worker_id") WHERE "deals"."state" not in ('COMPLETED', 'CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE INDEX "deals_job" ON "deals" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "deals_author" ON "deals" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "deals_worker" ON "deals" USING btree ("worker_id","created_at");--> statement-breakpoint
CREATE INDEX "deals_worker_marks" ON "deals" USING btree ("worker_id","ended_at") WHERE "deals"."worker_mark" is not null;--> statement-breakpoint
CREATE INDEX "deals_author_marks" ON "deals" USING btree ("author_id","ended_at") WHERE "deals"."author_mark" is not null;--> statement-breakpoint
CREATE INDEX "deals_completed" ON "deals" USING btree ("ended_at") WHERE "deals"."state" = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "deals_clock" ON "deals" USING btree ("next_timer_at") WHERE "deals"."next_timer_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_deal" ON "proofs" USING btree ("deal_id","no");--> statement-breakpoint
CREATE INDEX "proofs_job" ON "proofs" USING btree ("job_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slug" ON "jobs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "jobs_author" ON "jobs" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("published_at" desc,"id" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_best" ON "jobs" USING btree ("per_hour" desc,"id" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_ending" ON "jobs" USING btree ("expires_at","id") WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_category" ON "jobs" USING btree ("category_slug","published_at" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_clock" ON "jobs" USING btree ((case when "state" in ('OPEN', 'PAUSED', 'IN_MODERATION') then coalesce("moderation_until", "expires_at") end)) WHERE (case when "jobs"."state" in ('OPEN', 'PAUSED', 'IN_MODERATION') then coalesce("jobs"."moderation_until", "jobs"."expires_at") end) is not null;--> statement-breakpoint
CREATE INDEX "jobs_words" ON "jobs" USING gin ("words") WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_attachments" ON "jobs" USING gin ("attachments" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "deal_logs_recipient_seq" ON "deal_logs" USING btree ("recipient_id","seq");--> statement-breakpoint
CREATE INDEX "deal_logs_recipient_created" ON "deal_logs" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "deal_logs_recipient_action" ON "deal_logs" USING btree ("recipient_id","action","seq");--> statement-breakpoint
CREATE INDEX "deal_logs_deal" ON "deal_logs" USING btree (("metadata"->>'dealId'));--> statement-breakpoint
CREATE INDEX "deal_logs_unread" ON "deal_logs" USING btree ("recipient_id") WHERE not "deal_logs"."is_read";--> statement-breakpoint
CREATE INDEX "deal_logs_fold" ON "deal_logs" USING btree ("recipient_id","fold_key") WHERE "deal_logs"."fold_key" is not null;--> statement-breakpoint
CREATE INDEX "embed_tokens_session" ON "embed_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "embed_tokens_partner" ON "embed_tokens" USING btree ("partner_id","user_id");--> statement-breakpoint
CREATE INDEX "embed_tokens_end" ON "embed_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_codes_hash" ON "link_codes" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_links_user" ON "partner_links" USING btree ("user_id","partner_id");--> statement-breakpoint
CREATE INDEX "partner_origins_origin" ON "partner_origins" USING btree ("origin");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_key" ON "partners" USING btree ("key");--> statement-breakpoint
CREATE INDEX "portfolio_items_worker" ON "portfolio_items" USING btree ("worker_id","state");--> statement-breakpoint
CREATE INDEX "portfolio_items_author" ON "portfolio_items" USING btree ("author_id","state");--> statement-breakpoint
CREATE INDEX "recharge_claims_user" ON "recharge_claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recharge_claims_state" ON "recharge_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_claims_event" ON "recharge_claims" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_events_provider_id" ON "bank_events" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "bank_events_recharge" ON "bank_events" USING btree ("recharge_id");--> statement-breakpoint
CREATE INDEX "bank_events_status" ON "bank_events" USING btree ("status","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_code" ON "recharges" USING btree ("code");--> statement-breakpoint
CREATE INDEX "recharges_user" ON "recharges" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","target","target_id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("deal_id","by_id");--> statement-breakpoint
CREATE INDEX "reviews_to_write" ON "reviews" USING btree ("by_id","closes_at") WHERE "reviews"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "reviews_given" ON "reviews" USING btree ("by_id","written_at") WHERE "reviews"."stars" is not null;--> statement-breakpoint
CREATE INDEX "reviews_received" ON "reviews" USING btree ("to_id","published_at") WHERE "reviews"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "reviews_photos" ON "reviews" USING gin ("photos") WHERE "reviews"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "file_parts_file" ON "file_parts" USING btree ("file_id","start");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_same_request" ON "files" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("state","touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_photos_user" ON "user_photos" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "users_shape" ON "users" USING btree ("shape");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "verified_phones_phone" ON "verified_phones" USING btree ("phone");--> statement-breakpoint
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
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("state") WHERE "withdrawals"."state" in ('REQUESTED', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "operator_acts_at" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox_messages" USING btree ("recipient","created_at");--> statement-breakpoint
-- From here on by hand: what the generator cannot write.
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
-- An entry follows the one before it on its account, is in the account's balance, and belongs to a posting that still
-- sums to zero. An account that counts more entries than this one was held to its newest entry when it counted that.
CREATE FUNCTION ledger_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION operator_acts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what operators did is never changed: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = '23514';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_acts_append_only BEFORE UPDATE OR DELETE ON operator_acts
	FOR EACH ROW EXECUTE FUNCTION operator_acts_stay();
--> statement-breakpoint
CREATE TRIGGER operator_acts_kept BEFORE TRUNCATE ON operator_acts
	FOR EACH STATEMENT EXECUTE FUNCTION operator_acts_stay();
--> statement-breakpoint
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
) found WHERE found.detail IS NOT NULL;
--> statement-breakpoint
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
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER deals_money_matches
AFTER INSERT OR UPDATE OF held_price, held_fee, paid, refunded, terms, state, funded_at ON deals
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER escrows_money_matches AFTER INSERT OR UPDATE ON escrows
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER proofs_money_matches AFTER INSERT OR UPDATE OF amount, state ON proofs
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_money_matches();
