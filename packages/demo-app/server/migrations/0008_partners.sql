CREATE TABLE "embed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"session_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "link_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_links" (
	"partner_id" text NOT NULL,
	"partner_user" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_links_partner_id_partner_user_pk" PRIMARY KEY("partner_id","partner_user")
);
--> statement-breakpoint
CREATE TABLE "partner_origins" (
	"partner_id" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_origins_partner_id_origin_pk" PRIMARY KEY("partner_id","origin")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"former_hash" text,
	"former_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "embed_tokens_session" ON "embed_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "embed_tokens_partner" ON "embed_tokens" USING btree ("partner_id","user_id");--> statement-breakpoint
CREATE INDEX "embed_tokens_end" ON "embed_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_codes_hash" ON "link_codes" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_links_user" ON "partner_links" USING btree ("user_id","partner_id");--> statement-breakpoint
CREATE INDEX "partner_origins_origin" ON "partner_origins" USING btree ("origin");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_key" ON "partners" USING btree ("key");