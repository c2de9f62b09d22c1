CREATE TABLE "recharge_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"reference" text,
	"note" text,
	"file_id" text,
	"state" text NOT NULL,
	"event_id" text,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "recharge_claims_user" ON "recharge_claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recharge_claims_state" ON "recharge_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_claims_event" ON "recharge_claims" USING btree ("event_id");