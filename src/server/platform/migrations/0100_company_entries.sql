CREATE TABLE "research"."company_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"off_logo" text,
	CONSTRAINT "company_entries_companyId_unique" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "research"."company_entries" ADD CONSTRAINT "company_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;