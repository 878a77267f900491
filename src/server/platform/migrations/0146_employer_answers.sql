CREATE TABLE "research"."answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"to_kind" text NOT NULL,
	"item_id" uuid,
	"question" text,
	"text" text NOT NULL,
	"status" text DEFAULT 'LIVE' NOT NULL,
	"month" date NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"author_ref" "bytea",
	"author_seal" "bytea",
	CONSTRAINT "answers_to" CHECK (("research"."answers"."to_kind" = 'tenure') = ("research"."answers"."question" is not null) and ("research"."answers"."question" is null) = ("research"."answers"."item_id" is not null)),
	CONSTRAINT "answers_author" CHECK (("research"."answers"."author_ref" is null) = ("research"."answers"."author_seal" is null))
);
--> statement-breakpoint
ALTER TABLE "research"."answers" ADD CONSTRAINT "answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answers_of_item" ON "research"."answers" USING btree ("item_id","to_kind") WHERE item_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "answers_of_fact" ON "research"."answers" USING btree ("company_id","question") WHERE question is not null;--> statement-breakpoint
CREATE INDEX "answers_by_users" ON "research"."answers" USING btree ("id") WHERE author_ref is not null;--> statement-breakpoint
INSERT INTO "research"."answers" ("id", "company_id", "to_kind", "item_id", "text", "month")
	SELECT gen_random_uuid(), "company_id", 'review', "id", "answer", date_trunc('month', coalesce("answered_at", now()) at time zone 'Asia/Kolkata')::date
	FROM "research"."reviews" WHERE "answer" IS NOT NULL;
