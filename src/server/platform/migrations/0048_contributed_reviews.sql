ALTER TABLE "research"."reviews" DROP CONSTRAINT "reviews_status";--> statement-breakpoint
ALTER TABLE "research"."benefit_reports" ADD COLUMN "once_ref" "bytea";--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "once_ref" "bytea";--> statement-breakpoint
CREATE INDEX "benefit_reports_by_users" ON "research"."benefit_reports" USING btree ("id") WHERE author_ref is not null;--> statement-breakpoint
CREATE INDEX "photos_by_users" ON "research"."photos" USING btree ("id") WHERE author_ref is not null;--> statement-breakpoint
CREATE INDEX "reviews_by_users" ON "research"."reviews" USING btree ("id") WHERE author_ref is not null;--> statement-breakpoint
CREATE INDEX "reviews_deleted_at" ON "research"."reviews" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "research"."benefit_reports" ADD CONSTRAINT "benefit_reports_onceRef_unique" UNIQUE("once_ref");--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_onceRef_unique" UNIQUE("once_ref");--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_deleted" CHECK (("research"."reviews"."status" = 'DELETED') = ("research"."reviews"."deleted_at" is not null));--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_status" CHECK ("research"."reviews"."status" in ('LIVE', 'PENDING', 'REJECTED', 'DELETED'));