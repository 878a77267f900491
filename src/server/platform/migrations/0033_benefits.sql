CREATE TABLE "research"."benefit_counts" (
	"company_id" integer NOT NULL,
	"code" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "benefit_counts_company_id_code_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "research"."benefit_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"status" text DEFAULT 'LIVE' NOT NULL,
	"codes" text[] NOT NULL,
	"text" text,
	"department_id" integer,
	"location_id" integer,
	"is_current" boolean,
	"proof" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"author_ref" "bytea",
	"author_seal" "bytea",
	"source_key" text,
	CONSTRAINT "benefit_reports_status" CHECK ("research"."benefit_reports"."status" in ('LIVE', 'PENDING', 'REJECTED')),
	CONSTRAINT "benefit_reports_codes" CHECK (cardinality("research"."benefit_reports"."codes") between 1 and 40),
	CONSTRAINT "benefit_reports_author" CHECK (("research"."benefit_reports"."author_ref" is null) = ("research"."benefit_reports"."author_seal" is null))
);
--> statement-breakpoint
ALTER TABLE "research"."benefit_counts" ADD CONSTRAINT "benefit_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."benefit_reports" ADD CONSTRAINT "benefit_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."benefit_reports" ADD CONSTRAINT "benefit_reports_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "catalog"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."benefit_reports" ADD CONSTRAINT "benefit_reports_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "catalog"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_reports_newest" ON "research"."benefit_reports" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "benefit_reports_source_key" ON "research"."benefit_reports" USING btree ("source_key");