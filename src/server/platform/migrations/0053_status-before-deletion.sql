ALTER TABLE "research"."photos" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "status_before" text;