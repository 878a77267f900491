ALTER TABLE "research"."salary_scopes" ADD COLUMN "current" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" ADD COLUMN "pending" smallint DEFAULT 0 NOT NULL;