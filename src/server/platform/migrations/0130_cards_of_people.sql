CREATE TABLE "research"."card_rounds" (
	"decided_on" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."benefit_reports" ADD COLUMN "card_seal" "bytea";--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD COLUMN "card_seal" "bytea";--> statement-breakpoint
ALTER TABLE "research"."photos" ADD COLUMN "card_seal" "bytea";--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "card_seal" "bytea";--> statement-breakpoint
-- Every card is decided again: they showed what rows shared, and now show what people who count do.
INSERT INTO "research"."card_queue" ("kind", "company_id") SELECT DISTINCT 'reviews', "company_id" FROM "research"."reviews"
UNION SELECT DISTINCT 'interviews', "company_id" FROM "research"."interviews"
UNION SELECT DISTINCT 'benefit_reports', "company_id" FROM "research"."benefit_reports"
UNION SELECT DISTINCT 'photos', "company_id" FROM "research"."photos" ON CONFLICT DO NOTHING;
