CREATE TABLE "content"."comment_versions" (
	"comment_id" uuid NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_versions_comment_id_written_at_pk" PRIMARY KEY("comment_id","written_at")
);
--> statement-breakpoint
CREATE TABLE "content"."post_versions" (
	"post_id" uuid NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_versions_post_id_written_at_pk" PRIMARY KEY("post_id","written_at")
);
--> statement-breakpoint
ALTER TABLE "content"."comment_versions" ADD CONSTRAINT "comment_versions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "content"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;