ALTER TABLE "moderation"."acts" ALTER COLUMN "case_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation"."acts" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "moderation"."acts" ADD CONSTRAINT "acts_about" CHECK (num_nonnulls("moderation"."acts"."case_id", "moderation"."acts"."place") = 1);