ALTER TABLE "moderation"."cases" ADD COLUMN "asks_author" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "answer_until" date;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "answer_seal" "bytea";--> statement-breakpoint
CREATE INDEX "cases_to_ask" ON "moderation"."cases" USING btree ("id") WHERE asks_author and state = 'OPEN';