CREATE TABLE "content"."answer_requests" (
	"post_id" uuid NOT NULL,
	"name" text NOT NULL,
	"voter_ref" "bytea" NOT NULL,
	CONSTRAINT "answer_requests_post_id_name_voter_ref_pk" PRIMARY KEY("post_id","name","voter_ref")
);
--> statement-breakpoint
ALTER TABLE "persona"."preferences" ADD COLUMN "tells_requests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."answer_requests" ADD CONSTRAINT "answer_requests_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_requests_of_voter" ON "content"."answer_requests" USING btree ("voter_ref","post_id");