CREATE TABLE "operator_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"verb" text NOT NULL,
	"given" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_acts_at" ON "operator_acts" USING btree ("at");
--> statement-breakpoint
CREATE FUNCTION operator_acts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what operators did is never changed: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = '23514';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_acts_append_only BEFORE UPDATE OR DELETE ON operator_acts
	FOR EACH ROW EXECUTE FUNCTION operator_acts_stay();
--> statement-breakpoint
CREATE TRIGGER operator_acts_kept BEFORE TRUNCATE ON operator_acts
	FOR EACH STATEMENT EXECUTE FUNCTION operator_acts_stay();
