CREATE TABLE "identity"."company_visits" (
	"user_id" uuid NOT NULL,
	"company_id" integer NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_visits_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "identity"."company_visits" ADD CONSTRAINT "company_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."company_visits" ADD CONSTRAINT "company_visits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_visits_newest" ON "identity"."company_visits" USING btree ("user_id","visited_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_visits_by_company" ON "identity"."company_visits" USING btree ("company_id");