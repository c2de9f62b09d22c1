DROP INDEX "jobs_clock";--> statement-breakpoint
DROP INDEX "jobs_words";--> statement-breakpoint
CREATE INDEX "jobs_clock" ON "jobs" USING btree ((case when "state" in ('OPEN', 'PAUSED', 'IN_MODERATION') then coalesce("moderation_until", "expires_at") end)) WHERE (case when "jobs"."state" in ('OPEN', 'PAUSED', 'IN_MODERATION') then coalesce("jobs"."moderation_until", "jobs"."expires_at") end) is not null;--> statement-breakpoint
CREATE INDEX "jobs_words" ON "jobs" USING gin ("words") WHERE "jobs"."state" = 'OPEN';