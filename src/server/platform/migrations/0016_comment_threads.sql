DROP INDEX "content"."comments_popular";--> statement-breakpoint
DROP INDEX "content"."comments_newest";--> statement-breakpoint
ALTER TABLE "content"."comments" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD COLUMN "status" text DEFAULT 'LIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD COLUMN "replies_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "content"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "content"."comments" USING btree ("parent_id","created_at","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "content"."comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comments_popular" ON "content"."comments" USING btree ("post_id","upvotes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_newest" ON "content"."comments" USING btree ("post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_status" CHECK ("content"."comments"."status" in ('LIVE', 'DELETED'));--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_content" CHECK (("content"."comments"."status" = 'LIVE') = (length("content"."comments"."content") between 1 and 2000));--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_replies_count" CHECK ("content"."comments"."replies_count" >= 0);