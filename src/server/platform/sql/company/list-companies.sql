-- Maintains the list of companies: sort keys and filter tokens ("city:pune") of each, and the number of companies
-- per token. A page of the list therefore needs no sorting and no counting.

-- Lower bound of a company's rating, right 19 times of 20. rating-lower-bound.ts has the same formula for the fake.
CREATE OR REPLACE FUNCTION research.surest_rating(rating_total int, reviews int) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
  SELECT (rating_total + {{USUAL_RATING}} * {{ADDED_RATINGS}})::float8 / (reviews + {{ADDED_RATINGS}})
    - {{STANDARD_ERRORS}} * {{RATING_SPREAD}} / sqrt(reviews + {{ADDED_RATINGS}})
$$;

-- Returns the tokens that depend on a company's counts; "read" means that its pages have contents.
-- One expression, so that PostgreSQL inlines it and does not plan a query at each call.
CREATE OR REPLACE FUNCTION research.figure_tokens(f research.company_figures) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN f.reviews + f.interviews + f.questions + f.jobs + f.photos + f.benefits > 0 OR f.salaries >= {{MIN_GROUP}} THEN 'read' END,
    CASE WHEN f.reviews < {{MIN_GROUP}} THEN 'unrated' END,
    CASE WHEN f.jobs > 0 THEN 'hiring:true' END,
    {{RATING_TOKENS}}
  ], NULL)
$$;

-- Adds, updates or removes these companies in the list. A company that only an imported row names is not listed
-- until its pages have contents; until then its address works and search finds it.
CREATE OR REPLACE FUNCTION research.list_companies(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted research.listed_companies[];
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  -- Locks, so that concurrent calls list the same company one after the other.
  PERFORM FROM research.company_figures WHERE company_id = ANY (ids) ORDER BY company_id FOR NO KEY UPDATE;
  wanted := ARRAY(
    SELECT ROW(c.id, lower(c.name), f.reviews, f.rating_total, c.weight, research.surest_rating(f.rating_total, f.reviews),
      array_to_tsvector(ARRAY(
        SELECT DISTINCT token FROM (
          SELECT 'all' UNION ALL SELECT unnest(array_remove(research.figure_tokens(f), 'read'))
          UNION ALL SELECT 'industry:' || nullif(i.slug, '')
          UNION ALL SELECT 'size:' || p.indian_employees
          UNION ALL SELECT 'city:' || nullif(l.slug, '') FROM catalog.locations l WHERE l.name = c.headquarters
          UNION ALL SELECT 'city:' || nullif(l.slug, '') FROM research.company_offices o JOIN catalog.locations l ON l.id = o.location_id
            WHERE o.company_id = c.id
        ) AS named (token) WHERE token IS NOT NULL
      )))::research.listed_companies
    FROM (SELECT DISTINCT unnest(ids)) AS asked (id)
    JOIN catalog.companies c ON c.id = asked.id
    JOIN research.company_figures f ON f.company_id = c.id
    JOIN catalog.industries i ON i.id = c.industry_id
    LEFT JOIN research.company_profiles p ON p.company_id = c.id
    WHERE 'read' = ANY (research.figure_tokens(f))
      OR (c.import_ids IS NULL OR c.headquarters <> '' OR c.weight > 0)
        AND NOT EXISTS (SELECT FROM research.company_entries e WHERE e.company_id = c.id AND e.is_off)
    ORDER BY c.id
  );
  DELETE FROM research.listed_companies WHERE company_id = ANY (ids) AND company_id NOT IN (SELECT one.company_id FROM unnest(wanted) AS one);
  INSERT INTO research.company_options AS known (token, companies)
  SELECT token, sum(sign) FROM (
    SELECT 1, unnest(tsvector_to_array(one.facets)) FROM unnest(wanted) AS one
    UNION ALL SELECT -1, unnest(tsvector_to_array(facets)) FROM research.listed_companies WHERE company_id = ANY (ids)
  ) AS changes (sign, token) GROUP BY token HAVING sum(sign) <> 0 ORDER BY token
  ON CONFLICT (token) DO UPDATE SET companies = known.companies + excluded.companies;
  IF FOUND THEN DELETE FROM research.company_options WHERE companies = 0; END IF;
  INSERT INTO research.listed_companies AS listed SELECT * FROM unnest(wanted)
  ON CONFLICT (company_id) DO UPDATE
    SET name_key = excluded.name_key, reviews = excluded.reviews, rating_total = excluded.rating_total, weight = excluded.weight,
        surest_rating = excluded.surest_rating, facets = excluded.facets
    WHERE (listed.name_key, listed.reviews, listed.rating_total, listed.weight, listed.surest_rating, listed.facets)
      IS DISTINCT FROM (excluded.name_key, excluded.reviews, excluded.rating_total, excluded.weight, excluded.surest_rating, excluded.facets);
END
$$;

-- Reduces the counts per token when rows are deleted here or with their companies.
CREATE OR REPLACE FUNCTION research.count_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO research.company_options AS known (token, companies)
  SELECT token, -count(*) FROM removed, unnest(tsvector_to_array(facets)) AS token GROUP BY token ORDER BY token
  ON CONFLICT (token) DO UPDATE SET companies = known.companies + excluded.companies;
  IF FOUND THEN DELETE FROM research.company_options WHERE companies = 0; END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER companies_are_unlisted AFTER DELETE ON research.listed_companies
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION research.count_unlisted();

SELECT content.count_changes(counted => 'catalog.companies', name => 'listed_companies', on_update => true, script => $script$
  PERFORM research.list_companies(ARRAY(
    SELECT id FROM (%1$s) AS change GROUP BY id, name, weight, headquarters, industry_id, import_ids IS NULL HAVING sum(sign) <> 0
  ));
$script$);

SELECT content.count_changes(counted => 'research.company_profiles', name => 'listed_sizes', on_update => true, script => $script$
  PERFORM research.list_companies(ARRAY(
    SELECT company_id FROM (%1$s) AS change GROUP BY company_id, indian_employees HAVING sum(sign) <> 0
  ));
$script$);

SELECT content.count_changes(counted => 'research.company_offices', name => 'listed_offices', on_update => true, script => $script$
  PERFORM research.list_companies(ARRAY(
    SELECT company_id FROM (%1$s) AS change GROUP BY company_id, location_id HAVING sum(sign) <> 0
  ));
$script$);

-- A city may be added after a company that names it as its headquarters.
SELECT content.count_changes(counted => 'catalog.locations', name => 'listed_cities', on_update => true, script => $script$
  PERFORM research.list_companies(ARRAY(
    SELECT id FROM catalog.companies WHERE headquarters IN (SELECT change.name FROM (%1$s) AS change GROUP BY change.name HAVING sum(sign) <> 0)
  ));
$script$);

SELECT content.count_changes(counted => 'catalog.industries', name => 'listed_industries', on_update => true, script => $script$
  PERFORM research.list_companies(ARRAY(
    SELECT id FROM catalog.companies WHERE industry_id IN (SELECT change.id FROM (%1$s) AS change GROUP BY change.id, change.name HAVING sum(sign) <> 0)
  ));
$script$);

-- Lists companies again only if their tokens change: counts change often, and mostly move a company in the order only.
CREATE OR REPLACE FUNCTION research.list_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM research.list_companies(ARRAY(
    SELECT added.company_id FROM removed JOIN added ON added.company_id = removed.company_id
    WHERE research.figure_tokens(ROW(removed.*)::research.company_figures) <> research.figure_tokens(ROW(added.*)::research.company_figures)
  ));
  UPDATE research.listed_companies AS listed SET reviews = added.reviews, rating_total = added.rating_total,
    surest_rating = research.surest_rating(added.rating_total, added.reviews)
  FROM added WHERE listed.company_id = added.company_id AND (listed.reviews, listed.rating_total) IS DISTINCT FROM (added.reviews, added.rating_total);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER figures_are_listed AFTER UPDATE ON research.company_figures
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION research.list_figures();

-- Lists all companies, since a changed rule may list others.
SELECT research.list_companies(ARRAY(SELECT id FROM catalog.companies));
