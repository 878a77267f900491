ALTER TABLE "research"."interview_asked" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "research"."interview_asked" a SET "is_counted" = false FROM "research"."interviews" i WHERE i."id" = a."interview_id" AND i."waits_until" IS NOT NULL;--> statement-breakpoint
UPDATE "research"."interview_questions" q SET "asked" = q."asked" - uncounted.times
FROM (SELECT "question_id", count(*)::integer AS times FROM "research"."interview_asked" WHERE NOT "is_counted" GROUP BY "question_id") AS uncounted
WHERE q."id" = uncounted."question_id";
