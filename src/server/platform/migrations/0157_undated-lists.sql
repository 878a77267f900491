ALTER TABLE "research"."benefit_reports" ADD COLUMN "shown_at" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."photos" ADD COLUMN "shown_at" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
UPDATE "research"."benefit_reports" AS row SET "shown_at" = shown.last
FROM (
  SELECT id, coalesce(
    max(to_date(substr(key, 2), 'YYYY-MM')) FILTER (WHERE key LIKE 'm%'),
    max(make_date(substr(key, 2, 4)::int, 3 * substr(key, 8)::int, 1)) FILTER (WHERE key LIKE 'q%'),
    max(make_date(substr(key, 2)::int, 12, 1)) FILTER (WHERE key LIKE 'a%')
  ) AS last
  FROM "research"."benefit_reports", unnest(card) AS key GROUP BY id
) AS shown WHERE shown.id = row.id AND shown.last IS NOT NULL;--> statement-breakpoint
UPDATE "research"."photos" AS row SET "shown_at" = shown.last
FROM (
  SELECT id, coalesce(
    max(to_date(substr(key, 2), 'YYYY-MM')) FILTER (WHERE key LIKE 'm%'),
    max(make_date(substr(key, 2, 4)::int, 3 * substr(key, 8)::int, 1)) FILTER (WHERE key LIKE 'q%'),
    max(make_date(substr(key, 2)::int, 12, 1)) FILTER (WHERE key LIKE 'a%')
  ) AS last
  FROM "research"."photos", unnest(card) AS key GROUP BY id
) AS shown WHERE shown.id = row.id AND shown.last IS NOT NULL;
