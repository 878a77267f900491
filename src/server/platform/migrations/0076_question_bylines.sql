-- The byline of the post for an interview question's answers names no job profile; the question's page does while five share it.
UPDATE "content"."posts" SET "author_tagline" = NULL WHERE "question_id" IS NOT NULL AND "author_tagline" IS NOT NULL;
