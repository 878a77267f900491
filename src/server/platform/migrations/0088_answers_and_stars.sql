CREATE TABLE "moderation"."star_sums" (
	"month" date NOT NULL,
	"rating" smallint NOT NULL,
	"is_kept" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "star_sums_month_rating_is_kept_pk" PRIMARY KEY("month","rating","is_kept")
);
--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "asks_author" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "answer_until" date;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "answer_seal" "bytea";--> statement-breakpoint
CREATE INDEX "cases_to_ask" ON "moderation"."cases" USING btree ("id") WHERE asks_author and state = 'OPEN';