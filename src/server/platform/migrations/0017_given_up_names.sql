CREATE TABLE "persona"."given_up_names" (
	"name" text PRIMARY KEY NOT NULL,
	"persona_ref" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "persona"."given_up_names" ADD CONSTRAINT "given_up_names_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;