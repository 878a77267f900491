CREATE TABLE "research"."photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"status" text DEFAULT 'LIVE' NOT NULL,
	"album" text NOT NULL,
	"caption" text NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"location_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"author_ref" "bytea",
	"author_seal" "bytea",
	"source_key" text,
	CONSTRAINT "photos_status" CHECK ("research"."photos"."status" in ('LIVE', 'PENDING', 'REJECTED')),
	CONSTRAINT "photos_album" CHECK ("research"."photos"."album" in ('office', 'canteen', 'events', 'commute', 'company')),
	CONSTRAINT "photos_url" CHECK ("research"."photos"."url" ~ '^/[a-z]'),
	CONSTRAINT "photos_author" CHECK (("research"."photos"."author_ref" is null) = ("research"."photos"."author_seal" is null))
);
--> statement-breakpoint
ALTER TABLE "research"."photos" ADD CONSTRAINT "photos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."photos" ADD CONSTRAINT "photos_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "catalog"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_newest" ON "research"."photos" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "photos_source_key" ON "research"."photos" USING btree ("source_key");