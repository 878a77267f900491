ALTER TABLE "research"."tenure_figures" ALTER COLUMN "group_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "research"."tenure_scopes" ALTER COLUMN "group_id" SET DATA TYPE text;--> statement-breakpoint
UPDATE "research"."tenure_figures" SET "group_id" = '' WHERE "grouping" = 'company';--> statement-breakpoint
UPDATE "research"."tenure_scopes" SET "group_id" = '' WHERE "grouping" = 'company';--> statement-breakpoint
ALTER TABLE "research"."tenure_reports" ADD COLUMN "job_profile_id" integer;--> statement-breakpoint
ALTER TABLE "research"."tenure_reports" ADD CONSTRAINT "tenure_reports_job_profile_id_job_profiles_id_fk" FOREIGN KEY ("job_profile_id") REFERENCES "catalog"."job_profiles"("id") ON DELETE no action ON UPDATE no action;