ALTER TABLE "applications" ADD COLUMN "masked" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "masked" jsonb;