ALTER TABLE "identity"."subscriptions" ADD COLUMN "answers" text DEFAULT 'daily' NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."notifications" ADD COLUMN "mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What waits already is not mailed.
ALTER TABLE "persona"."notifications" ALTER COLUMN "mailed" SET DEFAULT false;--> statement-breakpoint
CREATE INDEX "subscriptions_at_once" ON "identity"."subscriptions" USING btree ("user_id") WHERE answers = 'atOnce';--> statement-breakpoint
ALTER TABLE "identity"."subscriptions" ADD CONSTRAINT "subscriptions_answers" CHECK ("identity"."subscriptions"."answers" in ('off', 'daily', 'atOnce'));