CREATE TABLE "research"."company_domains" (
	"company_id" integer NOT NULL,
	"domain" text NOT NULL,
	"since" date NOT NULL,
	CONSTRAINT "company_domains_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
--> statement-breakpoint
ALTER TABLE "research"."company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;