ALTER TABLE "deals" ADD COLUMN "author_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("author_id") WHERE "applications"."state" = 'SUBMITTED';
--> statement-breakpoint
-- Until now one reminder went to both sides, and its hour was kept once.
UPDATE "deals" SET "author_reminded_at" = "reminded_at";--> statement-breakpoint
UPDATE "users" SET "settings" = '{"quietHours": {"from": "22:00", "to": "07:00"}}'::jsonb || "settings";
