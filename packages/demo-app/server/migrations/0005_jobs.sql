CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"author_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"state" text NOT NULL,
	"bid" bigint,
	"duration_hours" integer,
	"cover_letter" text NOT NULL,
	"answers" jsonb NOT NULL,
	"shortlisted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"author_id" text NOT NULL,
	"kind" text NOT NULL,
	"accept_mode" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category_slug" text NOT NULL,
	"price" bigint NOT NULL,
	"slots" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"time_limit_min" integer,
	"duration_hours" integer,
	"conditions" jsonb NOT NULL,
	"release_mode" text NOT NULL,
	"review_hours" integer NOT NULL,
	"revisions_max" integer NOT NULL,
	"place_mode" text NOT NULL,
	"province_code" text,
	"open_hours" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"round" integer DEFAULT 0 NOT NULL,
	"moderation_note" text,
	"per_hour" bigint NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_slots" CHECK ("jobs"."taken" >= 0 and "jobs"."used" >= 0 and "jobs"."taken" + "jobs"."used" <= "jobs"."slots")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","worker_id") WHERE "applications"."state" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_worker" ON "applications" USING btree ("worker_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slug" ON "jobs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "jobs_author" ON "jobs" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("published_at" desc,"id" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_best" ON "jobs" USING btree ("per_hour" desc,"id" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_ending" ON "jobs" USING btree ("expires_at","id") WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_category" ON "jobs" USING btree ("category_slug","published_at" desc) WHERE "jobs"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "jobs_words" ON "jobs" USING gin (to_tsvector('simple', "words"));