CREATE TABLE "platform"."request_counts" (
	"sender_ref" "bytea" NOT NULL,
	"minute" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_sender_ref_minute_pk" PRIMARY KEY("sender_ref","minute")
);
--> statement-breakpoint
CREATE INDEX "request_counts_minute" ON "platform"."request_counts" USING btree ("minute");