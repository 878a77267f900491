CREATE TABLE "platform"."processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"file_store" text NOT NULL,
	"runs_tasks" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."task_turns" (
	"task" text PRIMARY KEY NOT NULL,
	"every_seconds" integer NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"succeeded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "platform"."unmade_mails" (
	"item_ref" "bytea" PRIMARY KEY NOT NULL,
	"owner_ref" "bytea" NOT NULL,
	"failures" smallint NOT NULL,
	"rests_until" timestamp (3) with time zone NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unmade_mails_owner" ON "platform"."unmade_mails" USING btree ("owner_ref");