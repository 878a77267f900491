CREATE TABLE "moderation"."waiting" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"shows_at" timestamp (3) with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"once_ref" "bytea",
	CONSTRAINT "waiting_item_id_kind_pk" PRIMARY KEY("item_id","kind"),
	CONSTRAINT "waiting_onceRef_unique" UNIQUE("once_ref")
);
--> statement-breakpoint
ALTER TABLE "research"."reviews" DROP CONSTRAINT "reviews_earlier";--> statement-breakpoint
CREATE INDEX "waiting_due" ON "moderation"."waiting" USING btree ("shows_at");--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD CONSTRAINT "reviews_earlier" CHECK ("research"."reviews"."status" <> 'EARLIER' or "research"."reviews"."later_id" is not null);