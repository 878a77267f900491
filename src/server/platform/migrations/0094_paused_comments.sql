CREATE TABLE "content"."paused_comments" (
	"comment_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"mentions" text[] NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"author_name" text NOT NULL,
	"author_tagline" text,
	"author_avatar" text NOT NULL,
	"author_color" text NOT NULL,
	"author_proof" text
);
--> statement-breakpoint
ALTER TABLE "content"."paused_comments" ADD CONSTRAINT "paused_comments_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "content"."comments"("id") ON DELETE cascade ON UPDATE no action;