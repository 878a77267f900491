CREATE TABLE "content"."post_files" (
	"file_key" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."posts" ADD COLUMN "media" jsonb;--> statement-breakpoint
ALTER TABLE "content"."post_files" ADD CONSTRAINT "post_files_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_files_of_post" ON "content"."post_files" USING btree ("post_id");