ALTER TABLE "research"."interview_questions" ADD COLUMN "listed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."interview_questions" ADD COLUMN "source_url" text;