ALTER TABLE "research"."company_profiles" DROP COLUMN "is_premium";--> statement-breakpoint
ALTER TABLE "research"."company_profiles" DROP COLUMN "is_claimed";