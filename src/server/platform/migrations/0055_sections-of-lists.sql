ALTER TABLE "catalog"."departments" ADD COLUMN "section" text;--> statement-breakpoint
ALTER TABLE "catalog"."industries" ADD COLUMN "section" text;--> statement-breakpoint
ALTER TABLE "catalog"."topics" ADD COLUMN "section" text;