CREATE TABLE "verified_phones" (
	"user_id" text NOT NULL,
	"phone" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verified_phones_user_id_phone_pk" PRIMARY KEY("user_id","phone")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "holder_name" text;--> statement-breakpoint
CREATE INDEX "verified_phones_phone" ON "verified_phones" USING btree ("phone");--> statement-breakpoint
-- What is known by now: the phone that an account holds, and the holder of the first bank account that it verified.
INSERT INTO "verified_phones" ("user_id", "phone", "verified_at")
SELECT "id", "phone", "phone_verified_at" FROM "users" WHERE "phone" IS NOT NULL AND "phone_verified_at" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "holder_name" = "first"."account_name"
FROM (
	SELECT DISTINCT ON ("user_id") "user_id", "account_name" FROM "bank_cards"
	WHERE "verified_at" IS NOT NULL ORDER BY "user_id", "verified_at", "id"
) AS "first"
WHERE "first"."user_id" = "users"."id";
