ALTER TABLE "persona"."talks" ADD COLUMN "is_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "persona"."talks" t SET "is_left" = true FROM "persona"."talkers" m WHERE m."talk_id" = t."id" AND m."has_left";
