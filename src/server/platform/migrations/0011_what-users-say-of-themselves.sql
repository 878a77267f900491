CREATE TABLE "identity"."experiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entry_seal" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."profile_photos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."unused_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "persona"."personas" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."experiences" ADD CONSTRAINT "experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."profile_photos" ADD CONSTRAINT "profile_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiences_user" ON "identity"."experiences" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "unused_files_age" ON "platform"."unused_files" USING btree ("since");