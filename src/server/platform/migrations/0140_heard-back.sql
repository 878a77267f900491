CREATE TABLE "persona"."application_lists" (
	"list_ref" "bytea" PRIMARY KEY NOT NULL,
	"list_seal" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."heard_back_counts" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"base" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"stale_since" date
);
--> statement-breakpoint
CREATE TABLE "research"."heard_back_figures" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"at_least" integer NOT NULL,
	"at_most" integer NOT NULL,
	"count" integer NOT NULL,
	"newest" date NOT NULL,
	"is_surge" boolean NOT NULL,
	CONSTRAINT "heard_back_figures_count" CHECK ("research"."heard_back_figures"."count" >= 5)
);
--> statement-breakpoint
CREATE TABLE "research"."heard_back_snapshots" (
	"taken_on" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."heard_back_counts" ADD CONSTRAINT "heard_back_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."heard_back_figures" ADD CONSTRAINT "heard_back_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;