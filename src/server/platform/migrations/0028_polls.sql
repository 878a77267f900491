CREATE TABLE "content"."ballots" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"options" jsonb NOT NULL,
	"counts" integer[] NOT NULL,
	"closes_at" timestamp (3) with time zone,
	CONSTRAINT "ballots_counts" CHECK (cardinality("content"."ballots"."counts") = jsonb_array_length("content"."ballots"."options"))
);
--> statement-breakpoint
CREATE TABLE "content"."picks" (
	"post_id" uuid NOT NULL,
	"voter_ref" "bytea" NOT NULL,
	"option_id" smallint NOT NULL,
	CONSTRAINT "picks_post_id_voter_ref_pk" PRIMARY KEY("post_id","voter_ref")
);
--> statement-breakpoint
ALTER TABLE "content"."ballots" ADD CONSTRAINT "ballots_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."picks" ADD CONSTRAINT "picks_post_id_ballots_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."ballots"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picks_of_voter" ON "content"."picks" USING btree ("voter_ref");