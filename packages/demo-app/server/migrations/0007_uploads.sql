CREATE TABLE "file_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"start" integer NOT NULL,
	"size" integer NOT NULL,
	"arrived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"request_id" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"mime" text,
	"sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "file_parts_file" ON "file_parts" USING btree ("file_id","start");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_same_request" ON "files" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("state","touched_at");