ALTER TABLE "content"."posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "content"."posts" USING btree ("deleted_at") WHERE deleted_at is not null;