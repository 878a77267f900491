DROP INDEX "persona"."pushes_due";--> statement-breakpoint
CREATE INDEX "pushes_due" ON "persona"."pushes" USING btree ("due_at" NULLS FIRST);