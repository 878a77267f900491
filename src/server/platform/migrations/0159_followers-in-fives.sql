ALTER TABLE "content"."communities" DROP CONSTRAINT "communities_counts";--> statement-breakpoint
ALTER TABLE "content"."communities" ADD COLUMN "follows_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "content"."communities" SET "follows_count" = "followers_count", "followers_count" = "followers_count" / 5 * 5
WHERE "followers_count" > 0;--> statement-breakpoint
ALTER TABLE "content"."communities" ADD CONSTRAINT "communities_counts" CHECK ("content"."communities"."posts_count" >= 0 and "content"."communities"."follows_count" >= 0 and "content"."communities"."followers_count" >= 0);
