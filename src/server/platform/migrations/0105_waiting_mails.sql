CREATE TABLE "platform"."waiting_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_ref" "bytea",
	"seal" "bytea" NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_mails_owner" ON "platform"."waiting_mails" USING btree ("owner_ref");