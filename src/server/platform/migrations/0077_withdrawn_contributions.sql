CREATE TABLE "moderation"."withdrawals" (
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "withdrawals_month_kind_pk" PRIMARY KEY("month","kind")
);
--> statement-breakpoint
CREATE TABLE "moderation"."withdrawn" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"seal" "bytea" NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawn_item_id_kind_pk" PRIMARY KEY("item_id","kind")
);
