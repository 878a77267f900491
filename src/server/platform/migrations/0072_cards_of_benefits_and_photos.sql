ALTER TABLE "research"."benefit_reports" ADD COLUMN "card" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."photos" ADD COLUMN "card" text[] DEFAULT '{}' NOT NULL;