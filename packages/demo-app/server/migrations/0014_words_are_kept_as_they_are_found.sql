DROP INDEX "jobs_words";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "words" SET DATA TYPE tsvector USING to_tsvector('simple', "words");--> statement-breakpoint
CREATE INDEX "jobs_words" ON "jobs" USING gin ("words");
