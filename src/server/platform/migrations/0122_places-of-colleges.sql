ALTER TABLE "catalog"."colleges" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "shown_state" text;--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "state_slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(lower(shown_state), '[^a-z0-9]+', '-', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "colleges_by_city" ON "catalog"."colleges" USING btree ("city");--> statement-breakpoint
CREATE INDEX "colleges_best_known" ON "catalog"."colleges" USING btree ("weight" DESC NULLS FIRST,lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "companies_by_headquarters" ON "catalog"."companies" USING btree ("headquarters");--> statement-breakpoint
CREATE INDEX "locations_aliases" ON "catalog"."locations" USING gin ("aliases") WITH (fastupdate=false);