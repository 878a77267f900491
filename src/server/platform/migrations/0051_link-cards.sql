CREATE TABLE "content"."link_pages" (
	"address" text PRIMARY KEY NOT NULL,
	"page" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."link_reads" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."posts" ADD COLUMN "link" jsonb;--> statement-breakpoint
ALTER TABLE "content"."link_reads" ADD CONSTRAINT "link_reads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_pages_age" ON "content"."link_pages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "link_reads_due" ON "content"."link_reads" USING btree ("due_at");