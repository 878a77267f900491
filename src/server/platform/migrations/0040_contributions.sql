ALTER TABLE "research"."interviews" ADD COLUMN "once_ref" "bytea";--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD COLUMN "once_ref" "bytea";--> statement-breakpoint
CREATE INDEX "interviews_by_users" ON "research"."interviews" USING btree ("id") WHERE author_ref is not null;--> statement-breakpoint
CREATE INDEX "salaries_by_users" ON "research"."salaries" USING btree ("id") WHERE author_ref is not null;--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD CONSTRAINT "interviews_onceRef_unique" UNIQUE("once_ref");--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD CONSTRAINT "salaries_onceRef_unique" UNIQUE("once_ref");