CREATE TABLE "catalog"."pages" (
	"pattern" text PRIMARY KEY NOT NULL,
	"page_name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "colleges_name_prefix" ON "catalog"."colleges" USING btree (lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "colleges_name_parts" ON "catalog"."colleges" USING gin (lower("name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "companies_name_prefix" ON "catalog"."companies" USING btree (lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "companies_name_parts" ON "catalog"."companies" USING gin (lower("name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_profiles_name_prefix" ON "catalog"."job_profiles" USING btree (lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "job_profiles_name_parts" ON "catalog"."job_profiles" USING gin (lower("name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "locations_name_prefix" ON "catalog"."locations" USING btree (lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "locations_name_parts" ON "catalog"."locations" USING gin (lower("name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "community"."notifications" USING btree ("inbox_ref") WHERE status < 2 and not dismissed;--> statement-breakpoint
CREATE INDEX "communities_name_prefix" ON "content"."communities" USING btree (lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "communities_name_parts" ON "content"."communities" USING gin (lower("name") gin_trgm_ops) WITH (fastupdate=false);