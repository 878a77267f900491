CREATE SCHEMA "research";
--> statement-breakpoint
CREATE TABLE "research"."company_figures" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"rating_total" integer DEFAULT 0 NOT NULL,
	"newest_review" date,
	"salaries" integer DEFAULT 0 NOT NULL,
	"interviews" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"benefits" integer DEFAULT 0 NOT NULL,
	"reviews_with_benefits" integer DEFAULT 0 NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL,
	"jobs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_figures_counts" CHECK ("research"."company_figures"."reviews" >= 0 and "research"."company_figures"."salaries" >= 0 and "research"."company_figures"."jobs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "research"."company_offices" (
	"company_id" integer NOT NULL,
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	"city" text NOT NULL,
	"location_id" integer,
	"address" text,
	"employees" text,
	CONSTRAINT "company_offices_company_id_slug_pk" PRIMARY KEY("company_id","slug")
);
--> statement-breakpoint
CREATE TABLE "research"."company_profiles" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"about" text,
	"founded_year" smallint,
	"indian_employees" text,
	"global_employees" text,
	"secondary_industry_id" integer,
	"website" text,
	"career_site_url" text,
	"naukri_page_url" text,
	"phone" text,
	"email" text,
	"social_media" text[] DEFAULT '{}' NOT NULL,
	"info_tags" text[] DEFAULT '{}' NOT NULL,
	"badges" text[] DEFAULT '{}' NOT NULL,
	"cover_photo" text,
	"is_premium" boolean DEFAULT false NOT NULL,
	"is_claimed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."company_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."company_relations" (
	"company_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "company_relations_company_id_related_id_pk" PRIMARY KEY("company_id","related_id"),
	CONSTRAINT "company_relations_kind" CHECK ("research"."company_relations"."kind" in ('subsidiary', 'parent', 'associate'))
);
--> statement-breakpoint
CREATE TABLE "research"."company_sections" (
	"company_id" integer NOT NULL,
	"section" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "company_sections_company_id_section_pk" PRIMARY KEY("company_id","section")
);
--> statement-breakpoint
CREATE TABLE "research"."company_videos" (
	"company_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"thumbnail" text,
	CONSTRAINT "company_videos_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
ALTER TABLE "research"."company_figures" ADD CONSTRAINT "company_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_offices" ADD CONSTRAINT "company_offices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_offices" ADD CONSTRAINT "company_offices_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "catalog"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_profiles" ADD CONSTRAINT "company_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_profiles" ADD CONSTRAINT "company_profiles_secondary_industry_id_industries_id_fk" FOREIGN KEY ("secondary_industry_id") REFERENCES "catalog"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_redirects" ADD CONSTRAINT "company_redirects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_relations" ADD CONSTRAINT "company_relations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_relations" ADD CONSTRAINT "company_relations_related_id_companies_id_fk" FOREIGN KEY ("related_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_sections" ADD CONSTRAINT "company_sections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."company_videos" ADD CONSTRAINT "company_videos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_figures_by_reviews" ON "research"."company_figures" USING btree ("reviews" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "company_offices_by_city" ON "research"."company_offices" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "company_redirects_by_company" ON "research"."company_redirects" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_relations_by_related" ON "research"."company_relations" USING btree ("related_id");