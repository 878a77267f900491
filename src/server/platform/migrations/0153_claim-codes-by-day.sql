ALTER TABLE "research"."employer_claims" DROP COLUMN "codes_sent";--> statement-breakpoint
ALTER TABLE "research"."employer_claims" DROP COLUMN "codes_on";