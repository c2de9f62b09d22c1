CREATE TABLE "job_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX IF EXISTS "jobs_best";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "per_hour" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "author_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "effort_min" integer;--> statement-breakpoint
ALTER TABLE "deal_logs" ADD COLUMN "mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deal_logs" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "news" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contact_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "job_edits" ADD CONSTRAINT "job_edits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_edits_job" ON "job_edits" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_pay" ON "jobs" USING btree ("price" desc,"id" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_best_paid" ON "jobs" USING btree (coalesce("price" * 60 / "effort_min", 0) desc,"published_at" desc,"id" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "deal_logs_mail" ON "deal_logs" USING btree ("mail_at") WHERE "deal_logs"."mail_at" is not null and "deal_logs"."mailed_at" is null;