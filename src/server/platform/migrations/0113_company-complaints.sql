ALTER TABLE "moderation"."complaints" ADD COLUMN "is_for_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation"."complaints" ADD COLUMN "rating" smallint;