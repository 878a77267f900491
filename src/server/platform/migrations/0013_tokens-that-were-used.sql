CREATE TABLE "identity"."portal_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" "citext",
	"picture_url" text,
	"saved_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."used_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."portal_profiles" ADD CONSTRAINT "portal_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;