ALTER TABLE "catalog"."colleges" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when name ~* '(universit|vidyapee?th|vishwa ?vidyala?ya)' then 'university' when name ~* 'polytechnic' then 'polytechnic'
          when name ~* 'institut' then 'institute' when name ~* '(college|mahavidyala?ya)' then 'college' when name ~* '(school|academy)' then 'school' else 'other' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "ownership" text;--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD CONSTRAINT "colleges_ownership" CHECK ("catalog"."colleges"."ownership" in ('government', 'aided', 'private'));