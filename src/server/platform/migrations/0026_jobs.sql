CREATE TABLE "identity"."job_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"designations" text[] NOT NULL,
	"locations" text[] NOT NULL,
	"experience" text[] NOT NULL,
	"employment" text[] NOT NULL,
	"ctc" text[] NOT NULL,
	"created_on" date NOT NULL,
	"mailed_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_key" text,
	"company_id" integer NOT NULL,
	"job_profile_id" integer,
	"title" text NOT NULL,
	"description" text,
	"location_ids" integer[] DEFAULT '{}' NOT NULL,
	"work_mode" text,
	"employment" text,
	"min_experience" smallint,
	"max_experience" smallint,
	"min_ctc" integer,
	"max_ctc" integer,
	"currency" text DEFAULT 'INR' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"apply_url" text,
	"posted_on" date NOT NULL,
	"first_posted_on" date NOT NULL,
	"times_posted" smallint DEFAULT 1 NOT NULL,
	"is_listed" boolean NOT NULL,
	"facets" "tsvector" NOT NULL,
	CONSTRAINT "jobs_importKey_unique" UNIQUE("import_key"),
	CONSTRAINT "jobs_title" CHECK (length("research"."jobs"."title") between 1 and 300),
	CONSTRAINT "jobs_employment" CHECK ("research"."jobs"."employment" in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer')),
	CONSTRAINT "jobs_work_mode" CHECK ("research"."jobs"."work_mode" in ('office', 'hybrid', 'remote')),
	CONSTRAINT "jobs_experience" CHECK ("research"."jobs"."min_experience" between 0 and 60 and "research"."jobs"."max_experience" between "research"."jobs"."min_experience" and 60),
	CONSTRAINT "jobs_pay" CHECK ("research"."jobs"."min_ctc" >= 0 and "research"."jobs"."max_ctc" >= coalesce("research"."jobs"."min_ctc", 0)),
	CONSTRAINT "jobs_currency" CHECK ("research"."jobs"."currency" in ('INR', 'USD')),
	CONSTRAINT "jobs_days" CHECK ("research"."jobs"."first_posted_on" <= "research"."jobs"."posted_on" and "research"."jobs"."times_posted" >= 1),
	CONSTRAINT "jobs_apply_url" CHECK ("research"."jobs"."apply_url" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."jobs" ADD CONSTRAINT "jobs_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "catalog"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alerts_user" ON "identity"."job_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_alerts_mailed" ON "identity"."job_alerts" USING btree ("mailed_on");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "research"."jobs" USING btree ("posted_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "jobs_of_company" ON "research"."jobs" USING btree ("company_id","posted_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_facets" ON "research"."jobs" USING gin ("facets") WITH (fastupdate=false);