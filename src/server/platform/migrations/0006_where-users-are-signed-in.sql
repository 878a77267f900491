ALTER TABLE "identity"."sessions" ADD COLUMN "provider" text DEFAULT 'google' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;