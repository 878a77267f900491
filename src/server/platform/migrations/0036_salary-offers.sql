CREATE TABLE "persona"."salary_offers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"persona_ref" "bytea" NOT NULL,
	"is_current" boolean NOT NULL,
	"offer_seal" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "persona"."salary_offers" ADD CONSTRAINT "salary_offers_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salary_offers_of_persona" ON "persona"."salary_offers" USING btree ("persona_ref");