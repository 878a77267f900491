ALTER TABLE "moderation"."removed" ADD COLUMN "once_ref" "bytea";--> statement-breakpoint
CREATE INDEX "removed_once" ON "moderation"."removed" USING btree ("once_ref") WHERE once_ref is not null;