UPDATE "research"."skill_counts" k SET "questions" = (
	SELECT count(DISTINCT q."text_key") FROM "research"."interview_questions" q WHERE q."skill_slugs" @> ARRAY[k."slug"]
) WHERE k."questions" > 0;
