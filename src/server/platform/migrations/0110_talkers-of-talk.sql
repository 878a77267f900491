DROP INDEX "persona"."talkers_ref";--> statement-breakpoint
CREATE INDEX "talkers_ref" ON "persona"."talkers" USING btree ("talker_ref","talk_id");