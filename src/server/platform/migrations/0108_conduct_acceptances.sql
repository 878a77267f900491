CREATE TABLE "identity"."conduct_acceptances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"accepted_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."conduct_acceptances" ADD CONSTRAINT "conduct_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;