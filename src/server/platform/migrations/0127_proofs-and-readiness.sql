ALTER TABLE "research"."salary_figures" ALTER COLUMN "recent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."salary_figures" ALTER COLUMN "checked" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."career_statuses" ADD COLUMN "proved_seal" "bytea";--> statement-breakpoint
ALTER TABLE "research"."salaries" ADD COLUMN "was_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "research"."salaries" SET "was_ready" = "is_counted";--> statement-breakpoint
-- A figure that the next snapshot keeps shows no more than a new one: a band for fewer than ten people, and parts in fives with five others.
UPDATE "research"."salary_figures" SET "quantiles" = '{}', "margin" = NULL, "parts" = NULL, "band_ends" = (
  SELECT array[round(low * unit), round(high * unit)]::int[]
  FROM (SELECT middle, power(10::numeric, floor(log(middle))) / 10 AS unit
        FROM (SELECT "quantiles"[(cardinality("quantiles") + 1) / 2]::numeric AS middle) AS median) AS scale,
    (VALUES (10, 12), (12, 15), (15, 20), (20, 25), (25, 30), (30, 40), (40, 50), (50, 60), (60, 80), (80, 100)) AS bands (low, high)
  WHERE low * unit <= middle AND middle < high * unit
) WHERE "count" - "imported" BETWEEN 1 AND 9 AND cardinality("quantiles") IN (1, 3);--> statement-breakpoint
UPDATE "research"."salary_figures" SET
  "recent" = nullif(least("recent", "count" - 5) / 5 * 5, 0),
  "checked" = nullif(least("checked", "count" - 5) / 5 * 5, 0),
  "parts" = CASE WHEN "parts" IS NOT NULL THEN jsonb_build_object(
    'count', greatest(least(("parts"->>'count')::int, "count" - 5) / 5 * 5, 5),
    'items', (
      SELECT coalesce(jsonb_agg(item || jsonb_build_object(
        'reported', nullif(least((item->>'reported')::int, ("parts"->>'count')::int - 5) / 5 * 5, 0)
      )), '[]') FROM jsonb_array_elements("parts"->'items') AS item
    )) END;--> statement-breakpoint
-- The next start takes a snapshot.
DELETE FROM "research"."salary_snapshots";
