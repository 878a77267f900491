ALTER TABLE "research"."reviews" ADD COLUMN "edit" jsonb;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "edit_shows_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reviews_edit_shows_at" ON "research"."reviews" USING btree ("edit_shows_at") WHERE edit_shows_at is not null;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_edit" CHECK (("research"."reviews"."edit" is null) = ("research"."reviews"."edit_shows_at" is null));