ALTER TABLE "research"."company_sections" DROP CONSTRAINT "company_sections_company_id_section_pk";--> statement-breakpoint
ALTER TABLE "research"."company_offices" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "research"."company_offices" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."company_relations" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "research"."company_relations" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."company_sections" ADD COLUMN "position" smallint;--> statement-breakpoint
ALTER TABLE "research"."company_sections" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "research"."company_sections" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."company_videos" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "research"."company_videos" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
CREATE INDEX "company_sections_by_company" ON "research"."company_sections" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "research"."company_offices" ADD CONSTRAINT "company_offices_importKey_unique" UNIQUE("import_key");--> statement-breakpoint
ALTER TABLE "research"."company_relations" ADD CONSTRAINT "company_relations_importKey_unique" UNIQUE("import_key");--> statement-breakpoint
ALTER TABLE "research"."company_sections" ADD CONSTRAINT "company_sections_importKey_unique" UNIQUE("import_key");--> statement-breakpoint
ALTER TABLE "research"."company_videos" ADD CONSTRAINT "company_videos_importKey_unique" UNIQUE("import_key");