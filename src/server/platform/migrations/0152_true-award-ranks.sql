-- A rank follows from the score to two decimals, as it is shown: equal ones share it, and the next is left out.
UPDATE "research"."award_places" AS place SET "rank" = ranked."rank", "is_shared" = ranked."is_shared"
FROM (
	SELECT "year", "category", "company_id",
		rank() OVER (PARTITION BY "year", "category" ORDER BY round("score"::numeric, 2) DESC)::integer AS "rank",
		count(*) OVER (PARTITION BY "year", "category", round("score"::numeric, 2)) > 1 AS "is_shared"
	FROM "research"."award_places"
) AS ranked
WHERE ranked."year" = place."year" AND ranked."category" = place."category" AND ranked."company_id" = place."company_id";
