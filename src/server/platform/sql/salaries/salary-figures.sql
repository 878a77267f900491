-- Figures of reported salaries. A scope names a company, a job profile or both, and perhaps a city and a band of experience; 0 (-1 for the band) stands
-- for any. `salary_figure` counts the figure of any scope; `salary_figures` keeps those that pages list, and the parts of large pairs, counted by the
-- same function.

-- They had no industry.
DROP FUNCTION IF EXISTS research.salaries_of(integer, integer, integer, integer);
DROP FUNCTION IF EXISTS research.salary_figure(integer, integer, integer, integer);

-- The salaries of a scope that count already, or of an industry with 0 for everything else. It is inlined, and only one of its parts runs.
CREATE OR REPLACE FUNCTION research.salaries_of(company integer, job_profile integer, place integer, years integer, industry integer DEFAULT 0)
RETURNS SETOF research.salaries LANGUAGE sql STABLE AS $$
  SELECT * FROM research.salaries
  WHERE company <> 0 AND company_id = company AND (job_profile = 0 OR job_profile_id = job_profile)
    AND (place = 0 OR location_id = place) AND (years = -1 OR band = years) AND waits_until IS NULL
  UNION ALL
  SELECT * FROM research.salaries
  WHERE company = 0 AND job_profile <> 0 AND job_profile_id = job_profile
    AND (place = 0 OR location_id = place) AND (years = -1 OR band = years) AND waits_until IS NULL
  UNION ALL
  SELECT salaries.* FROM research.salaries JOIN catalog.companies AS employer ON employer.id = salaries.company_id
  WHERE industry <> 0 AND employer.industry_id = industry AND waits_until IS NULL
$$;

-- One row always; `count` is 0 where nothing was reported. `middle` has the number of reports between the quartiles, their average fixed, variable and stock,
-- and how many of them have the last two. `by_lakh` counts the reports of each lakh, the hundredth and all above in one.
CREATE OR REPLACE FUNCTION research.salary_figure(company integer, job_profile integer, place integer, years integer, industry integer DEFAULT 0)
RETURNS TABLE (count integer, rows integer, checked integer, newest date, last_months integer[], quantiles integer[], middle integer[], by_lakh integer[])
LANGUAGE sql STABLE AS $$
  WITH found AS MATERIALIZED (
    SELECT total, fixed, variable, stock, reports, is_checked, month FROM research.salaries_of(company, job_profile, place, years, industry)
  ), summed AS (
    SELECT coalesce(sum(reports), 0)::integer AS count, count(*)::integer AS rows,
      coalesce(sum(reports) FILTER (WHERE is_checked), 0)::integer AS checked, max(month) AS newest
    FROM found
  ), spread AS (
    SELECT percentile_cont(ARRAY[0.1, 0.25, 0.5, 0.75, 0.9]) WITHIN GROUP (ORDER BY total) AS points
    FROM found CROSS JOIN LATERAL generate_series(1, reports)
  )
  SELECT summed.count, summed.rows, summed.checked, summed.newest,
    ARRAY(
      SELECT coalesce(sum(found.reports), 0)::integer
      FROM generate_series(0, 11) AS back
      LEFT JOIN found ON found.month = (summed.newest - make_interval(months => back))::date
      GROUP BY back ORDER BY back
    ),
    ARRAY(SELECT round(point)::integer FROM unnest(spread.points) WITH ORDINALITY AS p (point, place) ORDER BY p.place),
    (
      SELECT ARRAY[
        coalesce(sum(reports), 0), coalesce(sum(fixed::bigint * reports) / sum(reports), 0),
        coalesce(sum(variable::bigint * reports) / sum(reports), 0), coalesce(sum(stock::bigint * reports) / sum(reports), 0),
        coalesce(sum(reports) FILTER (WHERE variable > 0), 0), coalesce(sum(reports) FILTER (WHERE stock > 0), 0)
      ]::integer[]
      FROM found WHERE total BETWEEN spread.points[2] AND spread.points[4]
    ),
    ARRAY(
      SELECT coalesce(sum(found.reports), 0)::integer
      FROM generate_series(0, 100) AS lakh LEFT JOIN found ON least(found.total / 100000, 100) = lakh
      GROUP BY lakh ORDER BY lakh
    )
  FROM summed CROSS JOIN spread
$$;

-- The figures of the cities (`by_place`) or bands of a scope, by their ids, in one reading; without what only the page of a figure shows.
CREATE OR REPLACE FUNCTION research.salary_groups(company integer, job_profile integer, place integer, years integer, by_place boolean)
RETURNS TABLE (id integer, count integer, rows integer, checked integer, newest date, last_months integer[], quantiles integer[])
LANGUAGE sql STABLE AS $$
  SELECT one.id, count(*)::integer, (count(*) FILTER (WHERE nth = 1))::integer, (count(*) FILTER (WHERE is_checked))::integer, one.newest,
    ARRAY[
      count(*) FILTER (WHERE back = 0), count(*) FILTER (WHERE back = 1), count(*) FILTER (WHERE back = 2), count(*) FILTER (WHERE back = 3),
      count(*) FILTER (WHERE back = 4), count(*) FILTER (WHERE back = 5), count(*) FILTER (WHERE back = 6), count(*) FILTER (WHERE back = 7),
      count(*) FILTER (WHERE back = 8), count(*) FILTER (WHERE back = 9), count(*) FILTER (WHERE back = 10), count(*) FILTER (WHERE back = 11)
    ]::integer[],
    (percentile_cont(ARRAY[0.1, 0.25, 0.5, 0.75, 0.9]) WITHIN GROUP (ORDER BY total))::integer[]
  FROM (
    SELECT own.id, own.total, own.is_checked, own.reports, max(own.month) OVER of_group AS newest,
      (12 * (date_part('year', max(own.month) OVER of_group) - date_part('year', own.month))
        + date_part('month', max(own.month) OVER of_group) - date_part('month', own.month))::integer AS back
    FROM (
      SELECT CASE WHEN by_place THEN location_id ELSE band END AS id, total, is_checked, reports, month
      FROM research.salaries_of(company, job_profile, place, years)
    ) AS own WHERE own.id IS NOT NULL
    WINDOW of_group AS (PARTITION BY own.id)
  ) AS one CROSS JOIN LATERAL generate_series(1, one.reports) AS nth
  GROUP BY one.id, one.newest
$$;

-- A pair of a company and a job profile with so many salaries keeps the figures of its cities and bands beside its own: to count them takes too long
-- for a page. The parts of a smaller pair are counted when they are asked for.
CREATE OR REPLACE FUNCTION research.is_large_pair(company integer, job_profile integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM research.salary_figures
    WHERE company <> 0 AND job_profile <> 0 AND company_id = company AND job_profile_id = job_profile AND location_id = 0 AND band = -1 AND rows >= 200
  )
$$;

-- Keeps the figures of each city and each band of a pair that has none.
CREATE OR REPLACE FUNCTION research.keep_parts_of_pair(company integer, job_profile integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO research.salary_figures
    (company_id, job_profile_id, location_id, band, count, rows, checked, newest, last_months, quantiles, middle, by_lakh)
  SELECT company, job_profile, part.place, part.years, figure.*
  FROM (
    SELECT DISTINCT location_id AS place, -1 AS years FROM research.salaries
    WHERE company_id = company AND job_profile_id = job_profile AND location_id IS NOT NULL
    UNION ALL
    SELECT DISTINCT 0, band FROM research.salaries WHERE company_id = company AND job_profile_id = job_profile AND band IS NOT NULL
  ) AS part
  CROSS JOIN LATERAL research.salary_figure(company, job_profile, part.place, part.years) AS figure
$$;

-- Queues the scopes of changed salaries. An entry that is there already is locked until the change is committed, so that it is not counted without it;
-- it is not written again, because an import would leave it behind a thousand times.
CREATE OR REPLACE FUNCTION research.queue_salary_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO research.salary_figure_queue (company_id, job_profile_id, location_id, band)
  SELECT DISTINCT scope.company_id, scope.job_profile_id, scope.location_id, scope.band
  FROM changed CROSS JOIN LATERAL (VALUES
    (changed.company_id, 0, 0, -1), (0, changed.job_profile_id, 0, -1), (changed.company_id, changed.job_profile_id, 0, -1),
    (changed.company_id, 0, changed.location_id, -1), (0, changed.job_profile_id, changed.location_id, -1),
    (changed.company_id, 0, 0, changed.band), (0, changed.job_profile_id, 0, changed.band)
  ) AS scope (company_id, job_profile_id, location_id, band)
  WHERE scope.location_id IS NOT NULL AND scope.band IS NOT NULL
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, job_profile_id, location_id, band) DO UPDATE SET band = excluded.band WHERE false;
  INSERT INTO research.industry_salary_queue (industry_id)
  SELECT DISTINCT employer.industry_id FROM changed JOIN catalog.companies AS employer ON employer.id = changed.company_id ORDER BY 1
  ON CONFLICT (industry_id) DO UPDATE SET industry_id = excluded.industry_id WHERE false;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER salary_added AFTER INSERT ON research.salaries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_salary_figures();
CREATE OR REPLACE TRIGGER salary_changed_from AFTER UPDATE ON research.salaries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_salary_figures();
CREATE OR REPLACE TRIGGER salary_changed_to AFTER UPDATE ON research.salaries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_salary_figures();
CREATE OR REPLACE TRIGGER salary_removed AFTER DELETE ON research.salaries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_salary_figures();

-- Counts at most so many queued scopes; returns how many there were. Taking them is a statement of its own: what is committed with an entry is then seen.
CREATE OR REPLACE FUNCTION research.refresh_salary_figures(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken research.salary_figure_queue[];
BEGIN
  WITH gone AS (
    DELETE FROM research.salary_figure_queue AS queue
    WHERE queue.ctid = ANY (ARRAY(SELECT ctid FROM research.salary_figure_queue LIMIT most FOR UPDATE SKIP LOCKED))
    RETURNING queue.*
  )
  SELECT array_agg(row(gone.*)::research.salary_figure_queue) INTO taken FROM gone;
  DELETE FROM research.salary_figures AS figure USING unnest(taken) AS scope
  WHERE figure.company_id = scope.company_id AND figure.job_profile_id = scope.job_profile_id
    AND figure.location_id = scope.location_id AND figure.band = scope.band;
  DELETE FROM research.salary_figures AS part USING unnest(taken) AS pair
  WHERE pair.company_id <> 0 AND pair.job_profile_id <> 0
    AND part.company_id = pair.company_id AND part.job_profile_id = pair.job_profile_id;
  INSERT INTO research.salary_figures
    (company_id, job_profile_id, location_id, band, count, rows, checked, newest, last_months, quantiles, middle, by_lakh)
  SELECT scope.company_id, scope.job_profile_id, scope.location_id, scope.band, figure.*
  FROM unnest(taken) AS scope
  CROSS JOIN LATERAL research.salary_figure(scope.company_id, scope.job_profile_id, scope.location_id, scope.band) AS figure
  WHERE figure.count > 0;
  PERFORM research.keep_parts_of_pair(pair.company_id, pair.job_profile_id)
  FROM unnest(taken) AS pair WHERE research.is_large_pair(pair.company_id, pair.job_profile_id);
  RETURN coalesce(cardinality(taken), 0);
END
$$;

-- Pairs that were large before their parts were kept. A page reads the parts of a large pair, so none may be without them.
SELECT research.keep_parts_of_pair(company_id, job_profile_id) FROM research.salary_figures AS pair
WHERE location_id = 0 AND band = -1 AND research.is_large_pair(company_id, job_profile_id) AND NOT EXISTS (
  SELECT FROM research.salary_figures AS part
  WHERE part.company_id = pair.company_id AND part.job_profile_id = pair.job_profile_id AND (part.location_id <> 0 OR part.band <> -1)
);
