CREATE TABLE "research"."review_counts" (
	"company_id" integer NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "review_counts_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "research"."review_marks" (
	"review_id" uuid NOT NULL,
	"voter_ref" "bytea" NOT NULL,
	CONSTRAINT "review_marks_review_id_voter_ref_pk" PRIMARY KEY("review_id","voter_ref")
);
--> statement-breakpoint
CREATE TABLE "research"."review_ratings" (
	"company_id" integer NOT NULL,
	"aspect" text NOT NULL,
	"quarter" smallint NOT NULL,
	"n1" integer NOT NULL,
	"n2" integer NOT NULL,
	"n3" integer NOT NULL,
	"n4" integer NOT NULL,
	"n5" integer NOT NULL,
	CONSTRAINT "review_ratings_company_id_aspect_quarter_pk" PRIMARY KEY("company_id","aspect","quarter")
);
--> statement-breakpoint
CREATE TABLE "research"."reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"status" text DEFAULT 'LIVE' NOT NULL,
	"title" text,
	"likes" text,
	"dislikes" text,
	"rating" smallint NOT NULL,
	"balance" smallint,
	"pay" smallint,
	"security" smallint,
	"promotions" smallint,
	"skills" smallint,
	"culture" smallint,
	"satisfaction" smallint,
	"department_id" integer,
	"job_profile_id" integer,
	"location_id" integer,
	"employment" text,
	"is_current" boolean,
	"years" smallint,
	"liked" text[] DEFAULT '{}' NOT NULL,
	"disliked" text[] DEFAULT '{}' NOT NULL,
	"proof" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"helpful" integer DEFAULT 0 NOT NULL,
	"author_ref" "bytea",
	"author_seal" "bytea",
	"source_key" text,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"doc" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "reviews_status" CHECK ("research"."reviews"."status" in ('LIVE', 'PENDING', 'REJECTED')),
	CONSTRAINT "reviews_rating" CHECK ("research"."reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_aspects" CHECK (least("research"."reviews"."balance", "research"."reviews"."pay", "research"."reviews"."security", "research"."reviews"."promotions", "research"."reviews"."skills", "research"."reviews"."culture", "research"."reviews"."satisfaction") >= 1
          and greatest("research"."reviews"."balance", "research"."reviews"."pay", "research"."reviews"."security", "research"."reviews"."promotions", "research"."reviews"."skills", "research"."reviews"."culture", "research"."reviews"."satisfaction") <= 5),
	CONSTRAINT "reviews_author" CHECK (("research"."reviews"."author_ref" is null) = ("research"."reviews"."author_seal" is null))
);
--> statement-breakpoint
ALTER TABLE "research"."review_counts" ADD CONSTRAINT "review_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."review_marks" ADD CONSTRAINT "review_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "research"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."review_ratings" ADD CONSTRAINT "review_ratings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "catalog"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "catalog"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "catalog"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "research"."reviews" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "research"."reviews" USING btree ("company_id","helpful" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "reviews_newest_of_all" ON "research"."reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "reviews_doc" ON "research"."reviews" USING gin ("doc") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_source_key" ON "research"."reviews" USING btree ("source_key");