-- Stores the filter tokens of each opening ("location:12", "ctc:6") and the words of its title.

-- Returns the form of a skill's name in addresses, like catalog.*.slug of other names.
CREATE OR REPLACE FUNCTION research.url_name(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(both '-' FROM regexp_replace(
    replace(replace(replace(replace(lower(name), 'c++', 'cpp'), 'c#', 'csharp'), '.net', 'dotnet'), '&', 'and'),
    '[^a-z0-9]+', '-', 'g'))
$$;

CREATE OR REPLACE FUNCTION research.keep_job_facets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lowest int := coalesce(NEW.min_experience, NEW.max_experience);
  highest int := coalesce(NEW.max_experience, NEW.min_experience);
  pay int := coalesce(NEW.max_ctc, NEW.min_ctc);
BEGIN
  -- Housekeeping unlists the opening when it expires.
  IF TG_OP = 'INSERT' OR NEW.posted_on <> OLD.posted_on OR NEW.status <> OLD.status THEN
    NEW.is_listed := NEW.status = 'LIVE' AND NEW.posted_on >= (now() AT TIME ZONE '{{INDIA_TIME_ZONE}}')::date - {{GONE_AFTER_DAYS}};
  END IF;
  -- Without facets no filter and no count finds the opening.
  IF NEW.status <> 'LIVE' THEN
    NEW.facets := '';
    RETURN NEW;
  END IF;
  NEW.facets := array_to_tsvector(ARRAY(
    SELECT DISTINCT token FROM (
      SELECT 'company_name:' || NEW.company_id
      UNION ALL SELECT 'industry:' || industry_id FROM catalog.companies WHERE id = NEW.company_id
      UNION ALL SELECT 'job_profile:' || NEW.job_profile_id
      UNION ALL SELECT 'location:' || place FROM unnest(NEW.location_ids) AS place
      UNION ALL SELECT 'location:0' WHERE NEW.work_mode = 'remote'
      UNION ALL SELECT 'employment:' || NEW.employment
      UNION ALL SELECT 'skill:' || slug FROM research.skills_named(NEW.skills)
      UNION ALL SELECT 'experience:' || band.name
        FROM (VALUES {{BAND_YEARS}}) AS band (name, least_years, most_years)
        WHERE lowest <= band.most_years AND highest >= band.least_years
      UNION ALL SELECT 'ctc:disclosed' WHERE pay IS NOT NULL
      UNION ALL SELECT 'ctc:' || lakh FROM unnest(ARRAY[{{PAY_STEPS}}]) AS lakh
        WHERE NEW.currency = 'INR' AND pay >= lakh * 100000
    ) AS tokens (token) WHERE token IS NOT NULL
  )) || to_tsvector('simple', platform.words_of(NEW.title));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER jobs_facets BEFORE INSERT OR UPDATE OF
    company_id, job_profile_id, title, location_ids, work_mode, employment, skills,
    min_experience, max_experience, min_ctc, max_ctc, currency, posted_on, status ON research.jobs
  FOR EACH ROW EXECUTE FUNCTION research.keep_job_facets();

-- Updates the openings of a company whose industry changes.
CREATE OR REPLACE FUNCTION research.keep_job_industry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE research.jobs SET company_id = company_id WHERE company_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER companies_jobs AFTER UPDATE OF industry_id ON catalog.companies
  FOR EACH ROW WHEN (OLD.industry_id IS DISTINCT FROM NEW.industry_id) EXECUTE FUNCTION research.keep_job_industry();

-- Counts the listed openings of each company.
SELECT content.keep_count(
  'research.jobs', ARRAY['company_id'], 'research.company_figures', ARRAY['company_id'], ARRAY['jobs', 'is_listed::int'], true
);
