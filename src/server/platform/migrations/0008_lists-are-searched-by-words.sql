-- For texts with a slip of the finger; in the usual packages of a server and in the embedded database.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "catalog"."name_tails" (
	"list" text NOT NULL,
	"item_id" integer NOT NULL,
	"at" smallint NOT NULL,
	"tail" text NOT NULL,
	"weight" smallint NOT NULL,
	"name" text NOT NULL,
	"detail" text,
	CONSTRAINT "name_tails_list_item_id_at_tail_pk" PRIMARY KEY("list","item_id","at","tail")
);
--> statement-breakpoint
DROP INDEX "catalog"."colleges_name_parts";--> statement-breakpoint
DROP INDEX "catalog"."companies_name_parts";--> statement-breakpoint
DROP INDEX "catalog"."job_profiles_name_parts";--> statement-breakpoint
DROP INDEX "catalog"."locations_name_prefix";--> statement-breakpoint
DROP INDEX "catalog"."locations_name_parts";--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "catalog"."companies" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."companies" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."courses" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."courses" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."departments" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."departments" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."industries" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."industries" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."job_profiles" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."job_profiles" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."locations" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."locations" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."locations" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "catalog"."specializations" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."specializations" ADD COLUMN "weight" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "name_tails_tail" ON "catalog"."name_tails" USING btree ("list","tail" collate "C");--> statement-breakpoint
CREATE INDEX "name_tails_like" ON "catalog"."name_tails" USING gin ("tail" gin_trgm_ops) WITH (fastupdate=false) WHERE "catalog"."name_tails"."at" = 0;