-- Counts live reviews by key, and those not held by aspect and quarter and per company.
-- Rows are written in key order, so that two bulk writes cannot deadlock. Skips companies that are being deleted.
-- Months and quarters are those of India.
SELECT content.count_changes(counted => 'research.reviews', name => 'review_keys', on_update => false, script => $script$
  INSERT INTO research.review_counts AS known (company_id, key, n)
  SELECT change.company_id, key, sum(sign) FROM (%1$s) AS change JOIN catalog.companies AS company ON company.id = change.company_id, unnest(change.keys) AS key
  WHERE change.status = 'LIVE'
  GROUP BY change.company_id, key HAVING sum(sign) <> 0 ORDER BY change.company_id, key
  ON CONFLICT (company_id, key) DO UPDATE SET n = known.n + excluded.n;
$script$);

-- Counts only the keys that differ: each import changes half of the keys of all its cards.
CREATE OR REPLACE FUNCTION research.recount_review_keys() RETURNS trigger LANGUAGE plpgsql AS $recount$
BEGIN
  INSERT INTO research.review_counts AS known (company_id, key, n)
  SELECT change.company_id, key, sum(sign) FROM (
    SELECT 1 AS sign, added.company_id, key
    FROM added LEFT JOIN removed ON removed.id = added.id AND removed.company_id = added.company_id AND removed.status = 'LIVE', unnest(added.keys) AS key
    WHERE added.status = 'LIVE' AND key <> ALL (coalesce(removed.keys, '{}'))
    UNION ALL
    SELECT -1, removed.company_id, key
    FROM removed LEFT JOIN added ON added.id = removed.id AND added.company_id = removed.company_id AND added.status = 'LIVE', unnest(removed.keys) AS key
    WHERE removed.status = 'LIVE' AND key <> ALL (coalesce(added.keys, '{}'))
  ) AS change JOIN catalog.companies AS company ON company.id = change.company_id
  GROUP BY change.company_id, key HAVING sum(sign) <> 0 ORDER BY change.company_id, key
  ON CONFLICT (company_id, key) DO UPDATE SET n = known.n + excluded.n;
  RETURN NULL;
END
$recount$;

CREATE OR REPLACE TRIGGER review_keys_changed AFTER UPDATE ON research.reviews
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION research.recount_review_keys();

SELECT content.count_changes(counted => 'research.reviews', name => 'reviews', on_update => true, script => $script$
  -- Skips updates that change only keys, such as a new card.
  IF TG_OP <> 'UPDATE' OR EXISTS (
    SELECT FROM (%1$s) AS change
    GROUP BY company_id, status, is_held, created_at, rating, balance, pay, security, promotions, skills, culture, satisfaction HAVING sum(sign) <> 0
  ) THEN
    INSERT INTO research.review_ratings AS known (company_id, aspect, quarter, n1, n2, n3, n4, n5)
    SELECT * FROM (
      SELECT change.company_id, part.aspect,
        (extract(year FROM created_at AT TIME ZONE '{{INDIA_TIME_ZONE}}') * 4 + extract(quarter FROM created_at AT TIME ZONE '{{INDIA_TIME_ZONE}}') - 1)::smallint AS quarter,
        sum(sign * (part.value = 1)::integer) AS n1, sum(sign * (part.value = 2)::integer) AS n2,
        sum(sign * (part.value = 3)::integer) AS n3, sum(sign * (part.value = 4)::integer) AS n4,
        sum(sign * (part.value = 5)::integer) AS n5
      FROM (%1$s) AS change JOIN catalog.companies AS company ON company.id = change.company_id
      CROSS JOIN LATERAL (VALUES
        ('overall', rating), ('balance', balance), ('pay', pay), ('security', security), ('promotions', promotions),
        ('skills', skills), ('culture', culture), ('satisfaction', satisfaction)
      ) AS part (aspect, value)
      WHERE change.status = 'LIVE' AND NOT change.is_held AND part.value IS NOT NULL
      GROUP BY 1, 2, 3
    ) AS sums
    WHERE (n1, n2, n3, n4, n5) <> (0, 0, 0, 0, 0) ORDER BY company_id, aspect, quarter
    ON CONFLICT (company_id, aspect, quarter) DO UPDATE SET
      n1 = known.n1 + excluded.n1, n2 = known.n2 + excluded.n2, n3 = known.n3 + excluded.n3,
      n4 = known.n4 + excluded.n4, n5 = known.n5 + excluded.n5;

    SELECT ARRAY(
      SELECT company_id FROM (%1$s) AS change WHERE change.status = 'LIVE' AND NOT change.is_held
      GROUP BY company_id
      HAVING sum(sign) <> 0 OR sum(sign * rating) <> 0
    ) AS ids INTO delta;
    IF cardinality(delta.ids) > 0 THEN
      PERFORM FROM research.company_figures WHERE company_id = ANY (delta.ids) ORDER BY company_id FOR NO KEY UPDATE;
      UPDATE research.company_figures AS figures SET
        reviews = figures.reviews + counted.n, rating_total = figures.rating_total + counted.total
      FROM (
        SELECT company_id, sum(sign) AS n, sum(sign * rating) AS total
        FROM (%1$s) AS change WHERE change.status = 'LIVE' AND NOT change.is_held AND company_id = ANY (delta.ids) GROUP BY company_id
      ) AS counted
      WHERE figures.company_id = counted.company_id;
    END IF;
  END IF;
$script$);

-- Counts the helpful marks of each review.
SELECT content.keep_count(
  counted => 'research.review_marks', counted_key => ARRAY['review_id'],
  keeper => 'research.reviews', keeper_key => ARRAY['id'],
  counts => ARRAY['helpful', '1']
);
