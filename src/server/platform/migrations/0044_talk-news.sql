ALTER TABLE "content"."ballots" ADD COLUMN "end_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."picks" ADD COLUMN "voter_seal" "bytea";--> statement-breakpoint
ALTER TABLE "content"."comments" ADD COLUMN "mentions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD COLUMN "mentions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."notifications" ADD COLUMN "highest_told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."preferences" ADD COLUMN "tells_comment_votes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."preferences" ADD COLUMN "tells_mentions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."preferences" ADD COLUMN "tells_polls" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."preferences" ADD COLUMN "highlights" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
CREATE INDEX "ballots_to_tell" ON "content"."ballots" USING btree ("closes_at") WHERE not end_told;--> statement-breakpoint
ALTER TABLE "persona"."preferences" ADD CONSTRAINT "preferences_highlights" CHECK ("persona"."preferences"."highlights" in ('off', 'daily', 'weekly'));