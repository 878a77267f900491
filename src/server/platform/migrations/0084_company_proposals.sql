CREATE TABLE "research"."company_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"website" text,
	"contribution" jsonb NOT NULL,
	"month" date NOT NULL,
	"same_as" integer,
	"author_ref" "bytea",
	"author_seal" "bytea",
	CONSTRAINT "company_proposals_author" CHECK (("research"."company_proposals"."author_ref" is null) = ("research"."company_proposals"."author_seal" is null))
);
--> statement-breakpoint
ALTER TABLE "research"."company_proposals" ADD CONSTRAINT "company_proposals_same_as_companies_id_fk" FOREIGN KEY ("same_as") REFERENCES "catalog"."companies"("id") ON DELETE set null ON UPDATE no action;