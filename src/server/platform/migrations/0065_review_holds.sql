CREATE TABLE "research"."review_holds" (
	"review_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date,
	CONSTRAINT "review_holds_review_id_reason_pk" PRIMARY KEY("review_id","reason"),
	CONSTRAINT "review_holds_reason" CHECK ("research"."review_holds"."reason" in ('NEW_ACCOUNT', 'SURGE', 'SAME_TEXT', 'SAME_DAY'))
);
--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "text_key" "bytea";--> statement-breakpoint
ALTER TABLE "research"."review_holds" ADD CONSTRAINT "review_holds_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "research"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_holds_end" ON "research"."review_holds" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "reviews_held" ON "research"."reviews" USING btree ("company_id") WHERE is_held;--> statement-breakpoint
CREATE INDEX "reviews_same_text" ON "research"."reviews" USING btree ("text_key") WHERE text_key is not null;