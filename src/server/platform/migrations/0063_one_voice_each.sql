ALTER TABLE "research"."reviews" DROP CONSTRAINT "reviews_status";--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD COLUMN "waits_until" date;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "later_id" uuid;--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD COLUMN "waits_until" date;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_later_id_reviews_id_fk" FOREIGN KEY ("later_id") REFERENCES "research"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_waiting" ON "research"."interviews" USING btree ("waits_until") WHERE waits_until is not null;--> statement-breakpoint
CREATE INDEX "reviews_earlier_views" ON "research"."reviews" USING btree ("later_id") WHERE later_id is not null;--> statement-breakpoint
CREATE INDEX "salaries_waiting" ON "research"."salaries" USING btree ("waits_until") WHERE waits_until is not null;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_earlier" CHECK (("research"."reviews"."status" = 'EARLIER') = ("research"."reviews"."later_id" is not null));--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_status" CHECK ("research"."reviews"."status" in ('LIVE', 'PENDING', 'REJECTED', 'DELETED', 'EARLIER'));