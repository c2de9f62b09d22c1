ALTER TABLE "deals" ADD COLUMN "worker_mark" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "author_mark" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "eligibility" jsonb DEFAULT '{"onceEach":false,"verified":false,"provinces":[],"minReliability":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "province_code" text;--> statement-breakpoint
CREATE INDEX "deals_worker_marks" ON "deals" USING btree ("worker_id","ended_at") WHERE "deals"."worker_mark" is not null;--> statement-breakpoint
CREATE INDEX "deals_author_marks" ON "deals" USING btree ("author_id","ended_at") WHERE "deals"."author_mark" is not null;--> statement-breakpoint
-- What is known by now of how deals ended. Who cancelled one was not kept on it: those count for nobody.
UPDATE "deals" SET "worker_mark" = CASE
	WHEN "state" = 'COMPLETED' THEN 'completed'
	WHEN "started_at" IS NOT NULL THEN 'notDelivered'
	ELSE 'notStarted'
END
WHERE "state" = 'COMPLETED' OR ("state" = 'EXPIRED' AND "funded_at" IS NOT NULL);--> statement-breakpoint
UPDATE "deals" SET "author_mark" = 'notFunded'
WHERE "state" = 'EXPIRED' AND "agreed_at" IS NOT NULL AND "funded_at" IS NULL;
