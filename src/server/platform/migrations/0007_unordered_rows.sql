DROP INDEX "platform"."mailbox_address";--> statement-breakpoint
-- Ids that were counted tell the order in which people came. The codes, which refer to them, last ten minutes.
ALTER TABLE "persona"."career_statuses" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
DELETE FROM "persona"."verification_codes";--> statement-breakpoint
UPDATE "persona"."career_statuses" SET "id" = 1 + (('x' || left(gen_random_uuid()::text, 8))::bit(32)::int & 2147483646);--> statement-breakpoint
ALTER TABLE "platform"."mailbox" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "platform"."mailbox" ALTER COLUMN "id" SET DATA TYPE uuid USING gen_random_uuid();--> statement-breakpoint
ALTER TABLE "platform"."mailbox" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
CREATE INDEX "mailbox_address" ON "platform"."mailbox" USING btree ("address","sent_at");
