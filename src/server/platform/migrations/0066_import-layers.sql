CREATE TABLE "platform"."import_layers" (
	"list" text NOT NULL,
	"item" text NOT NULL,
	"import_id" integer NOT NULL,
	"given" jsonb NOT NULL,
	CONSTRAINT "import_layers_list_item_import_id_pk" PRIMARY KEY("list","item","import_id")
);
--> statement-breakpoint
ALTER TABLE "catalog"."colleges" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."companies" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."courses" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."departments" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."industries" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."job_profiles" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."locations" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."skills" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "catalog"."specializations" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "platform"."imports" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "platform"."imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "platform"."imports" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "platform"."imports" ADD COLUMN "undone_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "research"."company_profiles" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."interview_questions" ADD COLUMN "listed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."interview_questions" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "research"."interview_questions" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."interviews" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."jobs" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."reviews" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD COLUMN "import_ids" integer[];--> statement-breakpoint
ALTER TABLE "platform"."imports" ADD CONSTRAINT "imports_id_unique" UNIQUE("id");