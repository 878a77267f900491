CREATE TABLE "research"."tenure_groupings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"grouping" text NOT NULL,
	CONSTRAINT "tenure_groupings_grouping" CHECK ("research"."tenure_groupings"."grouping" in ('role', 'department'))
);
--> statement-breakpoint
ALTER TABLE "research"."tenure_groupings" ADD CONSTRAINT "tenure_groupings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "research"."tenure_groupings" ("company_id", "grouping")
SELECT DISTINCT ON ("company_id") "company_id", "grouping" FROM "research"."tenure_figures" WHERE "grouping" IN ('role', 'department') ORDER BY "company_id", "grouping";
