CREATE TABLE "identity"."data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"key_seal" "bytea",
	"content" "bytea",
	"worked_on_at" timestamp (3) with time zone,
	"created_on" date NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "data_exports_progress" CHECK ("identity"."data_exports"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "identity"."data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "identity"."data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "identity"."data_exports" USING btree ("expires_on");