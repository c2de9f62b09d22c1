ALTER TABLE "users" DROP COLUMN "balance";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "held_balance";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "withdrawing_balance";