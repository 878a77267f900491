DROP INDEX "content"."comments_popular";--> statement-breakpoint
ALTER TABLE "content"."comments" ADD COLUMN "downvotes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD COLUMN "score" integer GENERATED ALWAYS AS (upvotes - downvotes) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD COLUMN "score" integer GENERATED ALWAYS AS (upvotes - downvotes) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD COLUMN "heat" integer GENERATED ALWAYS AS ((extract(epoch from created_at - timestamptz '2020-01-01T00:00:00Z') + 45000 * log(greatest(upvotes - downvotes + comments_count, 1)))::integer) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_written" ON "content"."comments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_written" ON "content"."posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_live_top" ON "content"."posts" USING btree ("score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "posts_live_top_in_community" ON "content"."posts" USING btree ("community_type","community_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "posts_live_rising" ON "content"."posts" USING btree ("heat" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "posts_live_rising_in_community" ON "content"."posts" USING btree ("community_type","community_id","heat" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "comments_popular" ON "content"."comments" USING btree ("post_id","score" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null;