CREATE TABLE "ratings" (
	"user_id" text NOT NULL,
	"of" text NOT NULL,
	"rating" double precision,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"histogram" jsonb DEFAULT '[0,0,0,0,0]'::jsonb NOT NULL,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "ratings_user_id_of_pk" PRIMARY KEY("user_id","of")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"deal_id" text NOT NULL,
	"job_title" text NOT NULL,
	"by_id" text NOT NULL,
	"to_id" text NOT NULL,
	"of" text NOT NULL,
	"state" text NOT NULL,
	"stars" integer,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text" text,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply" text,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"replied_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_written" CHECK (("reviews"."state" in ('ASKED', 'MISSED')) = ("reviews"."stars" is null)
        and ("reviews"."stars" is null) = ("reviews"."written_at" is null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("deal_id","by_id");--> statement-breakpoint
CREATE INDEX "reviews_to_write" ON "reviews" USING btree ("by_id","closes_at") WHERE "reviews"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "reviews_given" ON "reviews" USING btree ("by_id","written_at") WHERE "reviews"."stars" is not null;--> statement-breakpoint
CREATE INDEX "reviews_received" ON "reviews" USING btree ("to_id","published_at") WHERE "reviews"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "reviews_photos" ON "reviews" USING gin ("photos") WHERE "reviews"."state" = 'PUBLISHED';