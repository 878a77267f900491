CREATE SCHEMA "moderation";
--> statement-breakpoint
CREATE TABLE "identity"."roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "moderation"."acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"moderator_ref" "bytea" NOT NULL,
	"case_id" uuid NOT NULL,
	"act" text NOT NULL,
	"done_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation"."cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"place" text NOT NULL,
	"origin" text NOT NULL,
	"ground" text NOT NULL,
	"is_doubtful" boolean DEFAULT false NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claim_ref" "bytea",
	"claimed_until" timestamp (3) with time zone,
	"act" text,
	"rule" text,
	"words" text[] DEFAULT '{}' NOT NULL,
	"settles_at" timestamp (3) with time zone,
	"decider_ref" "bytea",
	CONSTRAINT "cases_decided" CHECK (("moderation"."cases"."state" = 'DECIDED') = ("moderation"."cases"."settles_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "moderation"."log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"act" text NOT NULL,
	"place" text,
	"rule" text,
	"origin" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation"."removed" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"author_ref" "bytea",
	"seal" "bytea" NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"ends_on" date,
	"kept_because" text,
	CONSTRAINT "removed_item_id_kind_pk" PRIMARY KEY("item_id","kind")
);
--> statement-breakpoint
CREATE TABLE "moderation"."unlogged" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"act" text NOT NULL,
	"place" text,
	"rule" text,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persona"."statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inbox_ref" "bytea" NOT NULL,
	"seal" "bytea" NOT NULL,
	"created_on" date DEFAULT (now() at time zone 'Asia/Kolkata')::date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "identity"."roles" ADD CONSTRAINT "roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."acts" ADD CONSTRAINT "acts_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "moderation"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acts_of_case" ON "moderation"."acts" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "acts_done" ON "moderation"."acts" USING btree ("done_on");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_unsettled" ON "moderation"."cases" USING btree ("item_id","kind") WHERE state <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "cases_queue" ON "moderation"."cases" USING btree ("due_at","is_doubtful","id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "cases_to_settle" ON "moderation"."cases" USING btree ("settles_at") WHERE state = 'DECIDED';--> statement-breakpoint
CREATE INDEX "removed_end" ON "moderation"."removed" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "statements_of_inbox" ON "persona"."statements" USING btree ("inbox_ref");--> statement-breakpoint
CREATE INDEX "reports_decided" ON "content"."reports" USING btree ("voter_ref") WHERE outcome is not null;