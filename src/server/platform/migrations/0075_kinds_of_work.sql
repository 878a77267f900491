ALTER TABLE "research"."salaries" DROP CONSTRAINT "salaries_amounts";--> statement-breakpoint
DROP INDEX "research"."salary_figures_by_company";--> statement-breakpoint
DROP INDEX "research"."salary_figures_by_job_profile";--> statement-breakpoint
ALTER TABLE "research"."salary_figures" DROP CONSTRAINT "salary_figures_company_id_job_profile_id_location_id_band_industry_id_pk";--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" DROP CONSTRAINT "salary_scopes_company_id_job_profile_id_location_id_band_industry_id_pk";--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD COLUMN "employment" text DEFAULT 'fulltime' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD COLUMN "joining_bonus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."salary_figures" ADD COLUMN "employment" text DEFAULT 'fulltime' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" ADD COLUMN "employment" text DEFAULT 'fulltime' NOT NULL;--> statement-breakpoint
-- What an import took in as pay of interns counts as that from now on, as in a new import.
UPDATE "research"."salaries" s SET "employment" = 'intern' FROM "catalog"."job_profiles" p
  WHERE p."id" = s."job_profile_id" AND s."natural_key" IS NOT NULL AND p."name" ~* '\m(intern|internship|trainee|apprentice|apprenticeship)\M';--> statement-breakpoint
ALTER TABLE "research"."salary_figures" ADD CONSTRAINT "salary_figures_pk" PRIMARY KEY("company_id","job_profile_id","location_id","band","industry_id","employment");--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" ADD CONSTRAINT "salary_scopes_pk" PRIMARY KEY("company_id","job_profile_id","location_id","band","industry_id","employment");--> statement-breakpoint
CREATE INDEX "salary_figures_by_company" ON "research"."salary_figures" USING btree ("job_profile_id","location_id","band","employment","count" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "salary_figures_by_job_profile" ON "research"."salary_figures" USING btree ("company_id","location_id","band","employment","count" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD CONSTRAINT "salaries_employment" CHECK ("research"."salaries"."employment" in ('fulltime', 'parttime', 'contractual', 'intern', 'freelancer'));--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD CONSTRAINT "salaries_amounts" CHECK ("research"."salaries"."fixed" >= 0 and "research"."salaries"."variable" >= 0 and "research"."salaries"."stock" >= 0 and "research"."salaries"."joining_bonus" >= 0 and "research"."salaries"."total" > 0);
