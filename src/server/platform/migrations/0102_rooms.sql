CREATE TABLE "persona"."room_members" (
	"talk_id" uuid NOT NULL,
	"member_ref" "bytea" NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"read_number" integer NOT NULL,
	"removed_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "room_members_talk_id_member_ref_pk" PRIMARY KEY("talk_id","member_ref")
);
--> statement-breakpoint
ALTER TABLE "persona"."messages" ALTER COLUMN "is_of_asker" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."talks" ALTER COLUMN "talk_ref" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."messages" ADD COLUMN "writer_ref" "bytea";--> statement-breakpoint
ALTER TABLE "persona"."messages" ADD COLUMN "face_seal" "bytea";--> statement-breakpoint
ALTER TABLE "persona"."talks" ADD COLUMN "room_type" text;--> statement-breakpoint
ALTER TABLE "persona"."talks" ADD COLUMN "entity_id" integer;--> statement-breakpoint
ALTER TABLE "persona"."room_members" ADD CONSTRAINT "room_members_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "persona"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona"."talks" ADD CONSTRAINT "talks_room_type_entity_id_communities_type_entity_id_fk" FOREIGN KEY ("room_type","entity_id") REFERENCES "content"."communities"("type","entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talks_room" ON "persona"."talks" USING btree ("room_type","entity_id");--> statement-breakpoint
ALTER TABLE "persona"."messages" ADD CONSTRAINT "messages_author" CHECK (("persona"."messages"."is_of_asker" is null) <> ("persona"."messages"."writer_ref" is null));--> statement-breakpoint
ALTER TABLE "persona"."talks" ADD CONSTRAINT "talks_kind" CHECK (("persona"."talks"."talk_ref" is null) = ("persona"."talks"."room_type" is not null) and ("persona"."talks"."room_type" is null) = ("persona"."talks"."entity_id" is null));