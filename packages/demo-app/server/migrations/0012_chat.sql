CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"sender_id" text NOT NULL,
	"client_id" text NOT NULL,
	"text" text NOT NULL,
	"is_masked" boolean NOT NULL,
	"scam_rule" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"author_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"author_read_seq" bigint DEFAULT 0 NOT NULL,
	"worker_read_seq" bigint DEFAULT 0 NOT NULL,
	"author_wrote_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_rooms_read_what_is_there" CHECK ("chat_rooms"."author_read_seq" <= "chat_rooms"."last_seq" and "chat_rooms"."worker_read_seq" <= "chat_rooms"."last_seq")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_room_seq" ON "chat_messages" USING btree ("room_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_pair" ON "chat_rooms" USING btree ("job_id","worker_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_author" ON "chat_rooms" USING btree ("author_id","moved_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_worker" ON "chat_rooms" USING btree ("worker_id","moved_at");