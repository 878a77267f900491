CREATE TABLE "moderation"."reported_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talk_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_ref" "bytea" NOT NULL,
	"author_seal" "bytea" NOT NULL,
	"content" text NOT NULL,
	"context" text NOT NULL,
	"message_seal" "bytea" NOT NULL,
	"erased_seal" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation"."reported_messages" ADD CONSTRAINT "reported_messages_talk_id_number_messages_talk_id_number_fk" FOREIGN KEY ("talk_id","number") REFERENCES "persona"."messages"("talk_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reported_messages_place" ON "moderation"."reported_messages" USING btree ("talk_id","number");