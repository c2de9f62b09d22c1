DROP INDEX IF EXISTS "jobs_best";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "per_hour" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "effort_min" integer;--> statement-breakpoint
CREATE INDEX "jobs_best_paid" ON "jobs" USING btree (coalesce("price" * 60 / "effort_min", 0) desc,"published_at" desc,"id" desc) WHERE "jobs"."state" = 'OPEN';