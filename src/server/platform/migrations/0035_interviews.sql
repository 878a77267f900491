CREATE TABLE "research"."interview_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_name" text,
	"outcome" text,
	"month" date NOT NULL,
	"natural_key" text,
	"author_ref" "bytea",
	"author_seal" "bytea",
	CONSTRAINT "interview_answers_naturalKey_unique" UNIQUE("natural_key"),
	CONSTRAINT "interview_answers_outcome" CHECK ("research"."interview_answers"."outcome" in ('offer', 'noOffer', 'noAnswer', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "research"."interview_asked" (
	"interview_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	CONSTRAINT "interview_asked_interview_id_question_id_pk" PRIMARY KEY("interview_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "research"."interview_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"text_key" text NOT NULL,
	"text" text NOT NULL,
	"company_id" integer NOT NULL,
	"job_profile_id" integer,
	"round" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"skill_slugs" text[] DEFAULT '{}' NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "interview_questions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "research"."interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"job_profile_id" integer,
	"location_id" integer,
	"month" date NOT NULL,
	"is_fresher" boolean,
	"difficulty" smallint,
	"outcome" text,
	"is_fair" boolean,
	"days" smallint,
	"applied_through" text,
	"rounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"natural_key" text,
	"author_ref" "bytea",
	"author_seal" "bytea",
	CONSTRAINT "interviews_naturalKey_unique" UNIQUE("natural_key"),
	CONSTRAINT "interviews_source" CHECK (("research"."interviews"."natural_key" is null) = ("research"."interviews"."author_ref" is not null and "research"."interviews"."author_seal" is not null)),
	CONSTRAINT "interviews_difficulty" CHECK ("research"."interviews"."difficulty" between 1 and 4),
	CONSTRAINT "interviews_outcome" CHECK ("research"."interviews"."outcome" in ('offer', 'noOffer', 'noAnswer', 'declined')),
	CONSTRAINT "interviews_days" CHECK ("research"."interviews"."days" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "research"."interview_answers" ADD CONSTRAINT "interview_answers_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "research"."interview_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."interview_asked" ADD CONSTRAINT "interview_asked_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "research"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."interview_asked" ADD CONSTRAINT "interview_asked_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "research"."interview_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."interview_questions" ADD CONSTRAINT "interview_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."interview_questions" ADD CONSTRAINT "interview_questions_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "catalog"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD CONSTRAINT "interviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD CONSTRAINT "interviews_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "catalog"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD CONSTRAINT "interviews_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "catalog"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_answers_of_question" ON "research"."interview_answers" USING btree ("question_id","month" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interview_asked_question" ON "research"."interview_asked" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "interview_questions_of_company" ON "research"."interview_questions" USING btree ("company_id","asked" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interview_questions_of_job_profile" ON "research"."interview_questions" USING btree ("job_profile_id","asked" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interview_questions_most_asked" ON "research"."interview_questions" USING btree ("asked" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interview_questions_skills" ON "research"."interview_questions" USING gin ("skill_slugs") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "interview_questions_known" ON "research"."interview_questions" USING btree ("company_id","text_key");--> statement-breakpoint
CREATE INDEX "interviews_of_company" ON "research"."interviews" USING btree ("company_id","month" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interviews_of_job_profile" ON "research"."interviews" USING btree ("job_profile_id","month" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interviews_newest" ON "research"."interviews" USING btree ("month" DESC NULLS FIRST,"id");