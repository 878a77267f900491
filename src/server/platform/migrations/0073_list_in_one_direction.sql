DROP INDEX "research"."listed_companies_by_reviews";--> statement-breakpoint
DROP INDEX "research"."listed_companies_by_rating";--> statement-breakpoint
DROP INDEX "research"."listed_companies_by_name";--> statement-breakpoint
CREATE INDEX "listed_companies_by_reviews" ON "research"."listed_companies" USING btree ("reviews" DESC NULLS FIRST,"weight" DESC NULLS FIRST,(-"company_id") desc);--> statement-breakpoint
CREATE INDEX "listed_companies_by_rating" ON "research"."listed_companies" USING btree ("surest_rating" DESC NULLS FIRST,"reviews" DESC NULLS FIRST,"weight" DESC NULLS FIRST,(-"company_id") desc);--> statement-breakpoint
CREATE INDEX "listed_companies_by_name" ON "research"."listed_companies" USING btree ("name_key","company_id");