ALTER TABLE "persona"."verification_codes" DROP CONSTRAINT "verification_codes_career_status_id_career_statuses_id_fk";
--> statement-breakpoint
ALTER TABLE "persona"."verification_codes" ADD CONSTRAINT "verification_codes_career_status_id_career_statuses_id_fk" FOREIGN KEY ("career_status_id") REFERENCES "persona"."career_statuses"("id") ON DELETE cascade ON UPDATE cascade;