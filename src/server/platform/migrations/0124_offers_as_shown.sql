-- Exact pay of an offer went to every reader behind a rounded one. What is kept is what is shown (core/salary-offers/kept-offer.rules.ts); of stock that is a year.
CREATE FUNCTION "content"."kept_amount"(amount numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN amount = 0 THEN 0
    WHEN floor(amount / 10000 + 0.5) * 10000 >= 10000000 THEN floor(amount / 1000000 + 0.5) * 1000000
    ELSE greatest(1, floor(amount / 10000 + 0.5)) * 10000 END
$$;--> statement-breakpoint
UPDATE "content"."ballots" b SET "options" = (
  SELECT jsonb_agg(o.option || jsonb_build_object(
    'fixed', "content"."kept_amount"((o.option->>'fixed')::numeric),
    'variable', "content"."kept_amount"((o.option->>'variable')::numeric),
    'joiningBonus', "content"."kept_amount"((o.option->>'joiningBonus')::numeric),
    'stock', CASE WHEN jsonb_typeof(o.option->'stock') = 'object' THEN o.option->'stock' || jsonb_build_object('value',
      "content"."kept_amount"((o.option->'stock'->>'value')::numeric / (o.option->'stock'->>'vestingYears')::numeric) * (o.option->'stock'->>'vestingYears')::numeric)
      ELSE o.option->'stock' END
  ) ORDER BY o.place) FROM jsonb_array_elements(b."options") WITH ORDINALITY AS o(option, place)
) WHERE jsonb_typeof(b."options"->0) = 'object';--> statement-breakpoint
DROP FUNCTION "content"."kept_amount"(numeric);
