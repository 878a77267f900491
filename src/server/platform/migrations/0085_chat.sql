CREATE TABLE "persona"."messages" (
	"talk_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"is_of_asker" boolean NOT NULL,
	"message_seal" "bytea" NOT NULL,
	CONSTRAINT "messages_talk_id_number_pk" PRIMARY KEY("talk_id","number")
);
--> statement-breakpoint
CREATE TABLE "persona"."talkers" (
	"talk_id" uuid NOT NULL,
	"is_asker" boolean NOT NULL,
	"talker_ref" "bytea" NOT NULL,
	"face_seal" "bytea" NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	"read_number" integer NOT NULL,
	CONSTRAINT "talkers_talk_id_is_asker_pk" PRIMARY KEY("talk_id","is_asker")
);
--> statement-breakpoint
CREATE TABLE "persona"."talks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"talk_ref" "bytea" NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"last_number" integer NOT NULL,
	"last_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "persona"."messages" ADD CONSTRAINT "messages_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "persona"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona"."talkers" ADD CONSTRAINT "talkers_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "persona"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_id" ON "persona"."messages" USING btree ("talk_id","id");--> statement-breakpoint
CREATE INDEX "talkers_ref" ON "persona"."talkers" USING btree ("talker_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "talks_ref" ON "persona"."talks" USING btree ("talk_ref");