CREATE TABLE "persona"."portal_links" (
	"persona_ref" "bytea" PRIMARY KEY NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"account_ref" "bytea",
	"account_seal" "bytea",
	CONSTRAINT "portal_links_accountRef_unique" UNIQUE("account_ref")
);
--> statement-breakpoint
ALTER TABLE "persona"."portal_links" ADD CONSTRAINT "portal_links_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;