CREATE TABLE "research"."employer_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"claimant_ref" "bytea" NOT NULL,
	"claimant_seal" "bytea" NOT NULL,
	"domain" text NOT NULL,
	"way" text NOT NULL,
	"mailbox" text,
	"code_ref" "bytea",
	"code_seal" "bytea",
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"codes_sent" smallint DEFAULT 0 NOT NULL,
	"codes_on" date,
	"is_code_proven" boolean DEFAULT false NOT NULL,
	"claimed_on" date,
	"ends_on" date,
	CONSTRAINT "employer_claims_once" UNIQUE("claimant_ref","company_id"),
	CONSTRAINT "employer_claims_proven" CHECK (("research"."employer_claims"."claimed_on" is null) = ("research"."employer_claims"."ends_on" is null))
);
--> statement-breakpoint
CREATE TABLE "persona"."sides" (
	"side_ref" "bytea" PRIMARY KEY NOT NULL,
	"side" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."employer_claims" ADD CONSTRAINT "employer_claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employer_claims_company" ON "research"."employer_claims" USING btree ("company_id");