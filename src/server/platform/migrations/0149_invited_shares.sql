CREATE TABLE "research"."invited_counts" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"count_seal" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research"."invited_shares" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"tenths" smallint NOT NULL,
	"taken_on" date NOT NULL,
	CONSTRAINT "invited_shares_tenths" CHECK ("research"."invited_shares"."tenths" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "research"."invited_snapshots" (
	"taken_on" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."invited_counts" ADD CONSTRAINT "invited_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."invited_shares" ADD CONSTRAINT "invited_shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;