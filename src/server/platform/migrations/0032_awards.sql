CREATE TABLE "research"."award_editions" (
	"year" smallint PRIMARY KEY NOT NULL,
	"counted_on" date NOT NULL,
	"companies" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."award_places" (
	"year" smallint NOT NULL,
	"category" text NOT NULL,
	"category_name" text NOT NULL,
	"company_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"is_shared" boolean NOT NULL,
	"score" real NOT NULL,
	"uncertainty" real NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "award_places_year_category_company_id_pk" PRIMARY KEY("year","category","company_id"),
	CONSTRAINT "award_places_values" CHECK ("research"."award_places"."rank" >= 1 and "research"."award_places"."reviews" >= 1 and "research"."award_places"."score" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "research"."award_places" ADD CONSTRAINT "award_places_year_award_editions_year_fk" FOREIGN KEY ("year") REFERENCES "research"."award_editions"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."award_places" ADD CONSTRAINT "award_places_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_places_in_order" ON "research"."award_places" USING btree ("year","category","score" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "award_places_of_company" ON "research"."award_places" USING btree ("company_id","year");