ALTER TABLE "research"."salaries" ADD COLUMN "counted_seal" "bytea";--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" ADD COLUMN "voices" integer;--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" ADD COLUMN "counted_on" date;--> statement-breakpoint
-- Everybody who counts today is taken to have been in the figure, so five more have to join: nobody knows who left.
UPDATE "research"."salary_scopes" SET "voices" = 0, "counted_on" = coalesce((SELECT max("taken_on") FROM "research"."salary_snapshots"), current_date);--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" ALTER COLUMN "voices" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" ALTER COLUMN "counted_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "research"."salary_scopes" DROP COLUMN "pending";--> statement-breakpoint
UPDATE "research"."salary_figures" SET
  "quantiles" = ARRAY(SELECT (round(amount / 10000.0) * 10000)::int FROM unnest("quantiles") WITH ORDINALITY AS point (amount, place) ORDER BY place),
  "margin" = CASE WHEN "margin" IS NOT NULL THEN greatest(10000, round("margin" / 10000.0) * 10000)::int END,
  "parts" = CASE WHEN "parts" IS NOT NULL THEN jsonb_set("parts", '{items}', (
    SELECT coalesce(jsonb_agg(item || jsonb_build_object('amount', (round((item->>'amount')::int / 10000.0) * 10000)::int) ORDER BY place), '[]')
    FROM jsonb_array_elements("parts"->'items') WITH ORDINALITY AS part (item, place)
  )) END;
