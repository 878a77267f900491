CREATE TABLE "identity"."terms_agreements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"agreed_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."terms_agreements" ADD CONSTRAINT "terms_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;