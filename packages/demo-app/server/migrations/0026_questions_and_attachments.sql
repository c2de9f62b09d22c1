ALTER TABLE "jobs" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "deals_completed" ON "deals" USING btree ("ended_at") WHERE "deals"."state" = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "jobs_attachments" ON "jobs" USING gin ("attachments" jsonb_path_ops);