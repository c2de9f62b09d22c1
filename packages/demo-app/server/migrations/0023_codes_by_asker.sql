CREATE TABLE "code_tries" (
	"code_id" text NOT NULL,
	"tried_by" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "code_tries_code_id_tried_by_pk" PRIMARY KEY("code_id","tried_by")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asked_by" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "code_tries" ADD CONSTRAINT "code_tries_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;