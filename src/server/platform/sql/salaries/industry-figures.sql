-- Figures of the salaries of an industry, counted by the same function as those of a company (salary-figures.sql). A salary has the industry that its
-- company has now.
CREATE OR REPLACE FUNCTION research.queue_industries_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO research.industry_salary_queue (industry_id)
  SELECT industry FROM unnest(ARRAY[OLD.industry_id, NEW.industry_id]) AS industry
  WHERE EXISTS (SELECT 1 FROM research.salaries WHERE company_id = NEW.id) ORDER BY 1
  ON CONFLICT (industry_id) DO UPDATE SET industry_id = excluded.industry_id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER companies_salaries AFTER UPDATE OF industry_id ON catalog.companies
  FOR EACH ROW WHEN (OLD.industry_id IS DISTINCT FROM NEW.industry_id) EXECUTE FUNCTION research.queue_industries_of_company();

-- Counts at most so many queued industries; returns how many there were.
CREATE OR REPLACE FUNCTION research.refresh_industry_salaries(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer[];
BEGIN
  WITH gone AS (
    DELETE FROM research.industry_salary_queue AS queue USING (
      SELECT industry_id FROM research.industry_salary_queue LIMIT most FOR UPDATE SKIP LOCKED
    ) AS next
    WHERE queue.industry_id = next.industry_id RETURNING queue.industry_id
  )
  SELECT array_agg(industry_id) INTO taken FROM gone;
  DELETE FROM research.industry_salary_figures WHERE industry_id = ANY (taken);
  INSERT INTO research.industry_salary_figures (industry_id, count, rows, checked, newest, last_months, quantiles)
  SELECT one, figure.count, figure.rows, figure.checked, figure.newest, figure.last_months, figure.quantiles
  FROM unnest(taken) AS one CROSS JOIN LATERAL research.salary_figure(0, 0, 0, -1, one) AS figure
  WHERE figure.count > 0;
  RETURN coalesce(cardinality(taken), 0);
END
$$;

-- Salaries that were there before industries were counted.
INSERT INTO research.industry_salary_queue (industry_id)
SELECT DISTINCT employer.industry_id FROM research.salaries JOIN catalog.companies AS employer ON employer.id = salaries.company_id
WHERE NOT EXISTS (SELECT 1 FROM research.industry_salary_figures)
ON CONFLICT DO NOTHING;
