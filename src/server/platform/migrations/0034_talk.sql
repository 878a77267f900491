CREATE TABLE "content"."blocked_names" (
	"voter_ref" "bytea" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "blocked_names_voter_ref_name_pk" PRIMARY KEY("voter_ref","name")
);
--> statement-breakpoint
CREATE TABLE "content"."hidden_posts" (
	"voter_ref" "bytea" NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "hidden_posts_voter_ref_post_id_pk" PRIMARY KEY("voter_ref","post_id")
);
--> statement-breakpoint
CREATE TABLE "content"."reports" (
	"resource_type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"voter_ref" "bytea" NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	CONSTRAINT "reports_resource_id_voter_ref_pk" PRIMARY KEY("resource_id","voter_ref"),
	CONSTRAINT "reports_details" CHECK (length("content"."reports"."details") <= 500)
);
--> statement-breakpoint
CREATE TABLE "content"."share_counts" (
	"resource_type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"shares" bigint NOT NULL,
	CONSTRAINT "share_counts_resource_id_channel_pk" PRIMARY KEY("resource_id","channel")
);
--> statement-breakpoint
CREATE TABLE "content"."comment_votes" (
	"comment_id" uuid NOT NULL,
	"voter_ref" "bytea" NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "comment_votes_comment_id_voter_ref_pk" PRIMARY KEY("comment_id","voter_ref"),
	CONSTRAINT "comment_votes_value" CHECK ("content"."comment_votes"."value" in (1, -1))
);
--> statement-breakpoint
ALTER TABLE "content"."hidden_posts" ADD CONSTRAINT "hidden_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."comment_votes" ADD CONSTRAINT "comment_votes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "content"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_posts_of_post" ON "content"."hidden_posts" USING btree ("post_id");