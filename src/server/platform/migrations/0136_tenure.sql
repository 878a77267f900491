CREATE TABLE "research"."tenure_figures" (
	"company_id" integer NOT NULL,
	"grouping" text NOT NULL,
	"group_id" integer NOT NULL,
	"question" text NOT NULL,
	"count" integer NOT NULL,
	"usual" text[] NOT NULL,
	"at_least" integer,
	"segments" jsonb NOT NULL,
	"newest" date NOT NULL,
	"is_surge" boolean NOT NULL,
	CONSTRAINT "tenure_figures_pk" PRIMARY KEY("company_id","grouping","group_id","question"),
	CONSTRAINT "tenure_figures_count" CHECK ("research"."tenure_figures"."count" >= 5)
);
--> statement-breakpoint
CREATE TABLE "research"."tenure_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"department_id" integer,
	"location_id" integer,
	"joined" date NOT NULL,
	"ended" date,
	"told" date NOT NULL,
	"answers" jsonb NOT NULL,
	"counted" text[] DEFAULT '{}' NOT NULL,
	"natural_key" text,
	"import_ids" integer[],
	"waits_until" date,
	"author_ref" "bytea",
	"author_seal" "bytea",
	"once_ref" "bytea",
	CONSTRAINT "tenure_reports_naturalKey_unique" UNIQUE("natural_key"),
	CONSTRAINT "tenure_reports_onceRef_unique" UNIQUE("once_ref"),
	CONSTRAINT "tenure_reports_source" CHECK (("research"."tenure_reports"."natural_key" is null) = ("research"."tenure_reports"."author_ref" is not null and "research"."tenure_reports"."author_seal" is not null)),
	CONSTRAINT "tenure_reports_answers" CHECK ("research"."tenure_reports"."answers" <> '{}'::jsonb),
	CONSTRAINT "tenure_reports_ended" CHECK ("research"."tenure_reports"."ended" >= "research"."tenure_reports"."joined")
);
--> statement-breakpoint
CREATE TABLE "research"."tenure_scopes" (
	"company_id" integer NOT NULL,
	"grouping" text NOT NULL,
	"group_id" integer NOT NULL,
	"question" text NOT NULL,
	"people" integer NOT NULL,
	"base" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"stale_since" date,
	CONSTRAINT "tenure_scopes_pk" PRIMARY KEY("company_id","grouping","group_id","question")
);
--> statement-breakpoint
CREATE TABLE "research"."tenure_snapshots" (
	"taken_on" date PRIMARY KEY NOT NULL,
	"imported" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research"."tenure_figures" ADD CONSTRAINT "tenure_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."tenure_reports" ADD CONSTRAINT "tenure_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."tenure_reports" ADD CONSTRAINT "tenure_reports_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "catalog"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."tenure_reports" ADD CONSTRAINT "tenure_reports_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "catalog"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research"."tenure_scopes" ADD CONSTRAINT "tenure_scopes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "catalog"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenure_reports_company" ON "research"."tenure_reports" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "tenure_reports_waiting" ON "research"."tenure_reports" USING btree ("waits_until") WHERE waits_until is not null;--> statement-breakpoint
CREATE INDEX "tenure_reports_by_users" ON "research"."tenure_reports" USING btree ("id") WHERE author_ref is not null;