CREATE TABLE "moderation"."log_cosignatures" (
	"witness" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"checkpoint" text NOT NULL,
	"line" text NOT NULL,
	"cosigned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation"."log_tree" (
	"level" smallint NOT NULL,
	"place" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_tree_level_place_pk" PRIMARY KEY("level","place")
);
--> statement-breakpoint
CREATE TABLE "moderation"."witnessed_logs" (
	"origin" text PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"root" "bytea"
);
--> statement-breakpoint
ALTER TABLE "moderation"."log" ALTER COLUMN "hash" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "moderation"."log" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid();