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
	"time_limit_min" integer,
	"worker_bps" integer NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"funded_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"all_proofs_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"held_price" bigint DEFAULT 0 NOT NULL,
	"held_fee" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"slot" text NOT NULL,
	"cancel_request" jsonb,
	"change_request" jsonb,
	"dispute" jsonb,
	"next_timer_at" timestamp (3) with time zone,
	"chain_hash" text NOT NULL,
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
	"reminded_at" timestamp (3) with time zone,
	"is_auto" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "moderation_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "enhanced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_live" ON "deals" USING btree ("job_id","worker_id") WHERE "deals"."state" not in ('COMPLETED', 'CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE INDEX "deals_job" ON "deals" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "deals_author" ON "deals" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "deals_worker" ON "deals" USING btree ("worker_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_deal" ON "proofs" USING btree ("deal_id","no");--> statement-breakpoint
CREATE INDEX "proofs_job" ON "proofs" USING btree ("job_id","state");--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "round";