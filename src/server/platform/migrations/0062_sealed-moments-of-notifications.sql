-- The key that would seal the moments of what is there is not in the database: they keep their day, and count as from its beginning.
DROP INDEX "persona"."notifications_newest";--> statement-breakpoint
ALTER TABLE "persona"."notifications" ADD COLUMN "created_on" date;--> statement-breakpoint
UPDATE "persona"."notifications" SET "created_on" = ("created_at" at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "persona"."notifications" ALTER COLUMN "created_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."notifications" ADD COLUMN "created_seal" "bytea";--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "persona"."notifications" USING btree ("inbox_ref","created_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "persona"."notifications" DROP COLUMN "created_at";