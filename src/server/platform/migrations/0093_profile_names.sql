CREATE TABLE "moderation"."profile_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cover" text NOT NULL,
	"status" text DEFAULT 'LIVE' NOT NULL,
	"persona_ref" "bytea",
	"author_ref" "bytea",
	"author_seal" "bytea",
	CONSTRAINT "profile_names_cover_unique" UNIQUE("cover")
);
--> statement-breakpoint
ALTER TABLE "research"."company_videos" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."company_videos" ADD COLUMN "status" text DEFAULT 'LIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation"."profile_names" ADD CONSTRAINT "profile_names_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_names_name" ON "moderation"."profile_names" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "profile_names_persona" ON "moderation"."profile_names" USING btree ("persona_ref");--> statement-breakpoint
ALTER TABLE "research"."company_videos" ADD CONSTRAINT "company_videos_id_unique" UNIQUE("id");