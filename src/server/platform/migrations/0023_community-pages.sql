ALTER TABLE "content"."communities" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "communities_of_type_by_followers" ON "content"."communities" USING btree ("type","followers_count" DESC NULLS FIRST,"entity_id");--> statement-breakpoint
CREATE INDEX "memberships_of_community" ON "persona"."memberships" USING btree ("type","entity_id","persona_ref");