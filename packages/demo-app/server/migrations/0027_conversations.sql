CREATE TABLE "chat_files" (
	"message_id" text NOT NULL,
	"place" integer NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "chat_files_message_id_place_pk" PRIMARY KEY("message_id","place")
);
--> statement-breakpoint
CREATE TABLE "chat_originals" (
	"message_id" text NOT NULL,
	"change" bigint NOT NULL,
	"text" text NOT NULL,
	"is_masked" boolean NOT NULL,
	"scam_rule" text,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_originals_message_id_change_pk" PRIMARY KEY("message_id","change")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "words" tsvector;--> statement-breakpoint
UPDATE "chat_messages" SET "words" = to_tsvector('simple', regexp_replace(regexp_replace(normalize(lower(translate("text", 'đĐ', 'dd')), NFD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "change" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "last_change" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_originals" ADD CONSTRAINT "chat_originals_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_files_file" ON "chat_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "chat_messages_changed" ON "chat_messages" USING btree ("room_id","change") WHERE "chat_messages"."change" > 0;