ALTER TABLE "users" ADD COLUMN "shape" text;--> statement-breakpoint
UPDATE "users" SET "shape" = "kept"."shape" FROM (
	SELECT "id", "shape", row_number() OVER (PARTITION BY "shape" ORDER BY "joined_at", "id") AS "place" FROM (
		SELECT "id", "joined_at", translate(replace(replace(replace(translate("username", '01', 'ol'), 'm', 'rn'), 'cl', 'd'), 'vv', 'w'), 'ij', 'll') AS "shape" FROM "users"
	) AS "named"
) AS "kept" WHERE "kept"."id" = "users"."id" AND "kept"."place" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "users_shape" ON "users" USING btree ("shape");
