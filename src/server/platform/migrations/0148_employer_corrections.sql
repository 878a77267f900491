CREATE TABLE "research"."company_corrections" (
	"company_id" integer NOT NULL,
	"number" integer NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "company_corrections_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "research"."employer_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"company_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text,
	"proposed_on" date NOT NULL,
	"decided_on" date
);
--> statement-breakpoint
ALTER TABLE "research"."company_corrections" ADD CONSTRAINT "company_corrections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."employer_corrections" ADD CONSTRAINT "employer_corrections_claim_id_employer_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "research"."employer_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."employer_corrections" ADD CONSTRAINT "employer_corrections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employer_corrections_waiting" ON "research"."employer_corrections" USING btree ("company_id","field") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "employer_corrections_queue" ON "research"."employer_corrections" USING btree ("proposed_on","id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "employer_corrections_of_claim" ON "research"."employer_corrections" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "employer_corrections_decided" ON "research"."employer_corrections" USING btree ("decided_on");