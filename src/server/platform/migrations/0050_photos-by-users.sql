CREATE TABLE "research"."photo_arrivals" (
	"referrer" text NOT NULL,
	"campaign" text NOT NULL,
	"contributions" integer NOT NULL,
	CONSTRAINT "photo_arrivals_referrer_campaign_pk" PRIMARY KEY("referrer","campaign")
);
--> statement-breakpoint
ALTER TABLE "research"."photos" DROP CONSTRAINT "photos_status";--> statement-breakpoint
ALTER TABLE "research"."photos" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "research"."photos" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "photos_deleted_at" ON "research"."photos" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "research"."photos" ADD CONSTRAINT "photos_fileKey_unique" UNIQUE("file_key");--> statement-breakpoint
ALTER TABLE "research"."photos" ADD CONSTRAINT "photos_deleted" CHECK (("research"."photos"."status" = 'DELETED') = ("research"."photos"."deleted_at" is not null));--> statement-breakpoint
ALTER TABLE "research"."photos" ADD CONSTRAINT "photos_status" CHECK ("research"."photos"."status" in ('LIVE', 'PENDING', 'REJECTED', 'DELETED'));