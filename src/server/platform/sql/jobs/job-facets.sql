-- Keeps beside an opening what a filter reads: one token for each option that it fits ("location:12", "ctc:6"), and the words of its
-- title. A trigger does it, so that whoever writes openings need not know of it.

-- The name of a skill as addresses have it, as catalog.*.slug for other names.
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
  -- Housekeeping unlists it later.
  IF TG_OP = 'INSERT' OR NEW.posted_on <> OLD.posted_on OR NEW.status <> OLD.status THEN
    NEW.is_listed := NEW.status = 'LIVE' AND NEW.posted_on >= (now() AT TIME ZONE '{{INDIA_TIME_ZONE}}')::date - {{GONE_AFTER_DAYS}};
  END IF;
  -- No filter and no count of options finds an opening without facets.
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
        FROM (VALUES {{YEARS_OF_BANDS}}) AS band (name, least_years, most_years)
        WHERE lowest <= band.most_years AND highest >= band.least_years
      UNION ALL SELECT 'ctc:disclosed' WHERE pay IS NOT NULL
      UNION ALL SELECT 'ctc:' || lakh FROM unnest(ARRAY[{{PAY_STEPS}}]) AS lakh
        WHERE NEW.currency = 'INR' AND pay >= lakh * 100000
    ) AS tokens (token) WHERE token IS NOT NULL
  )) || to_tsvector('simple', platform.words_of(NEW.title));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER jobs_facets BEFORE INSERT OR UPDATE ON research.jobs
  FOR EACH ROW EXECUTE FUNCTION research.keep_job_facets();

-- An opening has the industry of its company.
CREATE OR REPLACE FUNCTION research.keep_job_industry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE research.jobs SET company_id = company_id WHERE company_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER companies_jobs AFTER UPDATE OF industry_id ON catalog.companies
  FOR EACH ROW WHEN (OLD.industry_id IS DISTINCT FROM NEW.industry_id) EXECUTE FUNCTION research.keep_job_industry();

-- The head of a company's pages shows its openings that are in the lists.
SELECT content.keep_count(
  'research.jobs', ARRAY['company_id'], 'research.company_figures', ARRAY['company_id'], ARRAY['jobs', 'is_listed::int'], true
);
