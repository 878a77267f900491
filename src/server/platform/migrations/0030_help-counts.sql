CREATE TABLE "platform"."help_counts" (
	"ref" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "help_counts_age" ON "platform"."help_counts" USING btree ("since");