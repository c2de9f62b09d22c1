CREATE TABLE "job_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "job_edits" ADD CONSTRAINT "job_edits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_edits_job" ON "job_edits" USING btree ("job_id","created_at");