ALTER TABLE "identity"."job_alerts" ADD COLUMN "wish_seal" "bytea";--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" ADD COLUMN "is_sealed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- The start seals them: a migration has no key.
UPDATE "identity"."job_alerts" SET "is_sealed" = false, "wish_seal" = convert_to(jsonb_build_object(
  'designations', "designations", 'locations', "locations", 'experience', "experience", 'employment', "employment", 'ctc', "ctc"
)::text, 'UTF8');--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" ALTER COLUMN "wish_seal" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "job_alerts_unsealed" ON "identity"."job_alerts" USING btree ("id") WHERE not is_sealed;--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" DROP COLUMN "designations";--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" DROP COLUMN "locations";--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" DROP COLUMN "experience";--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" DROP COLUMN "employment";--> statement-breakpoint
ALTER TABLE "identity"."job_alerts" DROP COLUMN "ctc";
