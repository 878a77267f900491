CREATE TABLE "catalog"."skills" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"weight" smallint DEFAULT 0 NOT NULL,
	"slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(replace(replace(replace(replace(lower(name), 'c++', 'cpp'), 'c#', 'csharp'), '.net', 'dotnet'), '&', 'and'), '[^a-z0-9]+', '-', 'g'))) STORED NOT NULL,
	CONSTRAINT "skills_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "research"."industry_salary_figures" (
	"industry_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"rows" integer NOT NULL,
	"checked" integer NOT NULL,
	"newest" date NOT NULL,
	"last_months" integer[] NOT NULL,
	"quantiles" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."industry_salary_queue" (
	"industry_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."skill_counts" (
	"slug" text PRIMARY KEY NOT NULL,
	"jobs" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."industry_salary_figures" ADD CONSTRAINT "industry_salary_figures_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "catalog"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skills_slug" ON "catalog"."skills" USING btree ("slug","id");