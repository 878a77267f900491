CREATE TABLE "catalog"."skills" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"weight" smallint DEFAULT 0 NOT NULL,
	"slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(replace(replace(replace(replace(lower(name), 'c++', 'cpp'), 'c#', 'csharp'), '.net', 'dotnet'), '&', 'and'), '[^a-z0-9]+', '-', 'g'))) STORED NOT NULL,
	CONSTRAINT "skills_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "research"."skill_counts" (
	"slug" text PRIMARY KEY NOT NULL,
	"jobs" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "skills_slug" ON "catalog"."skills" USING btree ("slug","id");