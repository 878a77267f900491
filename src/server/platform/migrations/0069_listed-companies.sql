CREATE TABLE "research"."company_options" (
	"token" text PRIMARY KEY NOT NULL,
	"companies" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."listed_companies" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"reviews" integer NOT NULL,
	"rating_total" integer NOT NULL,
	"weight" smallint NOT NULL,
	"surest_rating" double precision NOT NULL,
	"facets" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."listed_companies" ADD CONSTRAINT "listed_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_companies_by_reviews" ON "research"."listed_companies" USING btree ("reviews" DESC NULLS FIRST,"weight" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "listed_companies_by_rating" ON "research"."listed_companies" USING btree ("surest_rating" DESC NULLS FIRST,"reviews" DESC NULLS FIRST,"weight" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "listed_companies_by_name" ON "research"."listed_companies" USING btree ("name_key","reviews" DESC NULLS FIRST,"weight" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "listed_companies_facets" ON "research"."listed_companies" USING gin ("facets") WITH (fastupdate=false);