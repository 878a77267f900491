DROP INDEX CONCURRENTLY IF EXISTS "research"."benefit_reports_newest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "benefit_reports_newest" ON "research"."benefit_reports" USING btree ("company_id","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "research"."photos_newest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "photos_newest" ON "research"."photos" USING btree ("company_id","shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';
