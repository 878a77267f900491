-- Figures of salaries move with snapshots, which are taken at the next start. Nothing counts a salary by itself any more.
DROP FUNCTION IF EXISTS research.queue_salary_figures() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS research.queue_industries_of_company() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS research.count_salaries() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS research.refresh_salary_figures(integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS research.refresh_industry_salaries(integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS research.keep_parts_of_pair(integer, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS research.is_large_pair(integer, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS research.salary_groups(integer, integer, integer, integer, boolean);--> statement-breakpoint
DROP FUNCTION IF EXISTS research.salary_figure(integer, integer, integer, integer, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS research.salaries_of(integer, integer, integer, integer, integer);--> statement-breakpoint
DROP TABLE "research"."industry_salary_figures";--> statement-breakpoint
DROP TABLE "research"."industry_salary_queue";--> statement-breakpoint
DROP TABLE "research"."salary_figure_queue";--> statement-breakpoint
DROP TABLE "research"."salary_figures";--> statement-breakpoint
UPDATE "research"."company_figures" SET "salaries" = 0;--> statement-breakpoint
CREATE TABLE "research"."salary_figures" (
	"industry_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"job_profile_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"band" smallint NOT NULL,
	"count" integer NOT NULL,
	"imported" integer NOT NULL,
	"recent" integer NOT NULL,
	"checked" integer NOT NULL,
	"newest" date NOT NULL,
	"quantiles" integer[] NOT NULL,
	"band_ends" integer[] NOT NULL,
	"margin" integer,
	"steps" jsonb NOT NULL,
	"parts" jsonb,
	CONSTRAINT "salary_figures_company_id_job_profile_id_location_id_band_industry_id_pk" PRIMARY KEY("company_id","job_profile_id","location_id","band","industry_id"),
	CONSTRAINT "salary_figures_count" CHECK ("research"."salary_figures"."count" >= 5)
);
--> statement-breakpoint
CREATE TABLE "research"."salary_scopes" (
	"industry_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"job_profile_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"band" smallint NOT NULL,
	"people" integer NOT NULL,
	"base" smallint NOT NULL,
	"is_shown" boolean NOT NULL,
	"stale_since" date,
	CONSTRAINT "salary_scopes_company_id_job_profile_id_location_id_band_industry_id_pk" PRIMARY KEY("company_id","job_profile_id","location_id","band","industry_id")
);
--> statement-breakpoint
CREATE TABLE "research"."salary_snapshots" (
	"taken_on" date PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"waiting" integer NOT NULL,
	"imported" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "salary_figures_by_company" ON "research"."salary_figures" USING btree ("job_profile_id","location_id","band","count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "salary_figures_by_job_profile" ON "research"."salary_figures" USING btree ("company_id","location_id","band","count" DESC NULLS FIRST);