CREATE INDEX "company_visits_end" ON "identity"."company_visits" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "complaints_answered" ON "moderation"."complaints" USING btree ("answered_on") WHERE answered_on is not null;--> statement-breakpoint
CREATE INDEX "withdrawn_end" ON "moderation"."withdrawn" USING btree ("ends_at");