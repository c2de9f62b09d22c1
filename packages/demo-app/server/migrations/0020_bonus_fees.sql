ALTER TABLE "deals" ADD COLUMN "bonus_author_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "bonus_worker_fee" bigint DEFAULT 0 NOT NULL;