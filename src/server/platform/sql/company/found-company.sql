-- Creates and updates the figures and the community of each company.
CREATE OR REPLACE FUNCTION research.found_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO research.company_figures (company_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  INSERT INTO content.communities AS known (type, entity_id, name, slug, logo, category)
  SELECT 'company', NEW.id, NEW.name, NEW.slug, NEW.logo, industry.name
  FROM catalog.industries AS industry WHERE industry.id = NEW.industry_id
  ON CONFLICT (type, entity_id) DO UPDATE
    SET name = excluded.name, slug = excluded.slug, logo = excluded.logo, category = excluded.category
    WHERE (known.name, known.slug, known.category) IS DISTINCT FROM (excluded.name, excluded.slug, excluded.category)
      OR known.logo IS DISTINCT FROM excluded.logo;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER companies_are_founded AFTER INSERT OR UPDATE OF name, slug, logo, industry_id ON catalog.companies
  FOR EACH ROW EXECUTE FUNCTION research.found_company();

-- Creates them for companies that are older than this trigger.
UPDATE catalog.companies AS company SET name = name
WHERE NOT EXISTS (SELECT 1 FROM research.company_figures WHERE company_id = company.id);

-- Deletes the community of a deleted company if it has no posts and no followers.
CREATE OR REPLACE FUNCTION research.close_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content.communities WHERE type = 'company' AND entity_id = OLD.id AND posts_count = 0 AND follows_count = 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER companies_are_closed AFTER DELETE ON catalog.companies
  FOR EACH ROW EXECUTE FUNCTION research.close_company();
