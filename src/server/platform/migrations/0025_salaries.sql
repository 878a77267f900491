CREATE TABLE "research"."salaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"job_profile_id" integer NOT NULL,
	"location_id" integer,
	"experience" smallint,
	"band" smallint GENERATED ALWAYS AS (case when experience <= 1 then 0 when experience <= 3 then 1 when experience <= 6 then 2 when experience <= 9 then 3 when experience <= 14 then 4 when experience > 14 then 5 end) STORED,
	"month" date NOT NULL,
	"fixed" integer NOT NULL,
	"variable" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"total" integer GENERATED ALWAYS AS (fixed + variable + stock) STORED NOT NULL,
	"reports" integer DEFAULT 1 NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"natural_key" text,
	"author_ref" "bytea",
	"author_seal" "bytea",
	CONSTRAINT "salaries_naturalKey_unique" UNIQUE("natural_key"),
	CONSTRAINT "salaries_source" CHECK (("research"."salaries"."natural_key" is null) = ("research"."salaries"."author_ref" is not null and "research"."salaries"."author_seal" is not null)),
	CONSTRAINT "salaries_amounts" CHECK ("research"."salaries"."fixed" >= 0 and "research"."salaries"."variable" >= 0 and "research"."salaries"."stock" >= 0 and "research"."salaries"."total" > 0),
	CONSTRAINT "salaries_reports" CHECK ("research"."salaries"."reports" between 1 and 1000),
	CONSTRAINT "salaries_experience" CHECK ("research"."salaries"."experience" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "research"."salary_figure_queue" (
	"company_id" integer NOT NULL,
	"job_profile_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"band" smallint NOT NULL,
	CONSTRAINT "salary_figure_queue_company_id_job_profile_id_location_id_band_pk" PRIMARY KEY("company_id","job_profile_id","location_id","band")
);
--> statement-breakpoint
CREATE TABLE "research"."salary_figures" (
	"company_id" integer NOT NULL,
	"job_profile_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"band" smallint NOT NULL,
	"count" integer NOT NULL,
	"rows" integer NOT NULL,
	"checked" integer NOT NULL,
	"newest" date NOT NULL,
	"last_months" integer[] NOT NULL,
	"quantiles" integer[] NOT NULL,
	"middle" integer[] NOT NULL,
	"by_lakh" integer[] NOT NULL,
	CONSTRAINT "salary_figures_company_id_job_profile_id_location_id_band_pk" PRIMARY KEY("company_id","job_profile_id","location_id","band"),
	CONSTRAINT "salary_figures_count" CHECK ("research"."salary_figures"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD CONSTRAINT "salaries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD CONSTRAINT "salaries_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "catalog"."job_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD CONSTRAINT "salaries_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "catalog"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salaries_company" ON "research"."salaries" USING btree ("company_id","job_profile_id","location_id","band");--> statement-breakpoint
CREATE INDEX "salaries_job_profile" ON "research"."salaries" USING btree ("job_profile_id","location_id","band");--> statement-breakpoint
CREATE INDEX "salary_figures_by_company" ON "research"."salary_figures" USING btree ("job_profile_id","location_id","band","count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "salary_figures_by_job_profile" ON "research"."salary_figures" USING btree ("company_id","location_id","band","count" DESC NULLS FIRST);