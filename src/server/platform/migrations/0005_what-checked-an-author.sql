ALTER TABLE "content"."comments" ADD COLUMN "author_proof" text;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD COLUMN "author_proof" text;