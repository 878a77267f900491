CREATE TABLE "research"."card_queue" (
	"kind" text NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "card_queue_kind_company_id_pk" PRIMARY KEY("kind","company_id")
);
--> statement-breakpoint
CREATE TABLE "research"."review_holds" (
	"review_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date,
	CONSTRAINT "review_holds_review_id_reason_pk" PRIMARY KEY("review_id","reason"),
	CONSTRAINT "review_holds_reason" CHECK ("research"."review_holds"."reason" in ('NEW_ACCOUNT', 'SURGE', 'SAME_TEXT', 'SAME_DAY'))
);
--> statement-breakpoint
DROP INDEX "research"."interviews_of_company";--> statement-breakpoint
DROP INDEX "research"."interviews_of_job_profile";--> statement-breakpoint
DROP INDEX "research"."interviews_newest";--> statement-breakpoint
DROP INDEX "research"."reviews_newest";--> statement-breakpoint
DROP INDEX "research"."reviews_helpful";--> statement-breakpoint
DROP INDEX "research"."reviews_newest_of_all";--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD COLUMN "card" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD COLUMN "shown_since" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD COLUMN "shown_at" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "text_key" "bytea";--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "card" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "shown_since" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "shown_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."review_holds" ADD CONSTRAINT "review_holds_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "research"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_holds_end" ON "research"."review_holds" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "reviews_held" ON "research"."reviews" USING btree ("company_id") WHERE is_held;--> statement-breakpoint
CREATE INDEX "reviews_same_text" ON "research"."reviews" USING btree ("text_key") WHERE text_key is not null;--> statement-breakpoint
CREATE INDEX "interviews_of_company" ON "research"."interviews" USING btree ("company_id","shown_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interviews_of_job_profile" ON "research"."interviews" USING btree ("job_profile_id","shown_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "interviews_newest" ON "research"."interviews" USING btree ("shown_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "research"."reviews" USING btree ("company_id","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "research"."reviews" USING btree ("company_id","helpful" DESC NULLS FIRST,"shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "reviews_newest_of_all" ON "research"."reviews" USING btree ("shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
INSERT INTO "research"."card_queue" ("kind", "company_id") SELECT DISTINCT 'reviews', "company_id" FROM "research"."reviews";--> statement-breakpoint
INSERT INTO "research"."card_queue" ("kind", "company_id") SELECT DISTINCT 'interviews', "company_id" FROM "research"."interviews";
