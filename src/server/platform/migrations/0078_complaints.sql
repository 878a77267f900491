CREATE TABLE "moderation"."complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"key_ref" "bytea" NOT NULL,
	"seal" "bytea",
	"ground" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"received_on" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_hidden" boolean NOT NULL,
	"reminders" smallint NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"rule" text,
	"answered_on" date,
	"hours_taken" integer
);
--> statement-breakpoint
CREATE TABLE "moderation"."hides" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"place" text NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "hides_item_id_kind_pk" PRIMARY KEY("item_id","kind")
);
--> statement-breakpoint
CREATE TABLE "moderation"."mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seal" "bytea" NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "appeal_of" uuid;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "appealed_ref" "bytea";--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD COLUMN "appeal_seal" "bytea";--> statement-breakpoint
ALTER TABLE "persona"."statements" ADD COLUMN "appealed_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_key" ON "moderation"."complaints" USING btree ("key_ref");--> statement-breakpoint
CREATE INDEX "complaints_of_case" ON "moderation"."complaints" USING btree ("case_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "complaints_to_remind" ON "moderation"."complaints" USING btree ("remind_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "complaints_received" ON "moderation"."complaints" USING btree ("received_on");