DROP INDEX "moderation"."cases_placed";--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "withdrawn_from" text;--> statement-breakpoint
CREATE INDEX "cases_placed" ON "moderation"."cases" USING btree (coalesce(placed_at, due_at),"is_doubtful","id") WHERE state = 'OPEN' and withdrawn_from is null;