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
ALTER TABLE "research"."industry_salary_figures" ADD CONSTRAINT "industry_salary_figures_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "catalog"."industries"("id") ON DELETE no action ON UPDATE no action;