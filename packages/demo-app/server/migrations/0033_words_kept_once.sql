ALTER TABLE "deal_logs" DROP COLUMN "description";--> statement-breakpoint
-- Names of people are read from their rows, and words of messages from theirs.
UPDATE "deal_logs" SET "metadata" = ("metadata" || jsonb_build_object('otherId', "other"."id")) #- '{params,otherName}'
FROM (SELECT "id" AS "log_id", CASE WHEN "recipient_id" = "author_id" THEN "worker_id" ELSE "author_id" END AS "id" FROM "deal_logs") "other"
WHERE "other"."log_id" = "deal_logs"."id" AND "metadata" #> '{params,otherName}' IS NOT NULL AND "other"."id" IN (SELECT "id" FROM "users");
--> statement-breakpoint
UPDATE "deal_logs" SET "metadata" = "metadata" #- '{params,text}' WHERE "action" = 'NEW_MESSAGE' AND "metadata" ? 'seq';
--> statement-breakpoint
-- An answer names its row, which is read again.
UPDATE "idempotency" SET "response" = jsonb_build_object('id', "response" -> 'id') WHERE "scope" LIKE '% publish-job' OR "scope" LIKE '% init-by-author';
--> statement-breakpoint
UPDATE "idempotency" SET "response" = jsonb_build_object('deal', jsonb_build_object('id', "response" #> '{deal,id}'), 'balance', "response" -> 'balance') WHERE "scope" LIKE '% author-finalize';
