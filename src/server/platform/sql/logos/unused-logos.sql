-- Lists a logo's file as unused when its row is deleted or names another one.
-- Not if it may return: with a hidden entry, or from an import whose value a newer import overrides.
CREATE OR REPLACE FUNCTION catalog.may_logo_return(owners text, owner int, wanted text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM platform.import_layers l WHERE l.list = owners AND l.item = owner::text AND l.given ->> 'logo' = wanted)
    OR owners = 'catalog.companies' AND EXISTS (SELECT FROM research.company_entries e WHERE e.company_id = owner AND e.off_logo = wanted)
$$;

CREATE OR REPLACE FUNCTION catalog.list_unused_logo() RETURNS trigger LANGUAGE plpgsql AS $list$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.logo IS NOT DISTINCT FROM OLD.logo THEN RETURN NULL; END IF;
  IF catalog.may_logo_return('catalog.' || TG_TABLE_NAME, OLD.id, OLD.logo) THEN RETURN NULL; END IF;
  INSERT INTO platform.unused_files (key) VALUES ('logos/' || OLD.logo || '.jpg') ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$list$;

CREATE OR REPLACE TRIGGER company_logos_unused AFTER DELETE OR UPDATE OF logo ON catalog.companies
  FOR EACH ROW WHEN (OLD.logo IS NOT NULL) EXECUTE FUNCTION catalog.list_unused_logo();
CREATE OR REPLACE TRIGGER college_logos_unused AFTER DELETE OR UPDATE OF logo ON catalog.colleges
  FOR EACH ROW WHEN (OLD.logo IS NOT NULL) EXECUTE FUNCTION catalog.list_unused_logo();

-- Lists an imported logo that is not shown as unused when its import is undone.
CREATE OR REPLACE FUNCTION catalog.list_forgotten_logo() RETURNS trigger LANGUAGE plpgsql AS $list$
DECLARE
  forgotten text := OLD.given ->> 'logo';
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.given ->> 'logo' = forgotten THEN RETURN NULL; END IF;
  IF catalog.may_logo_return(OLD.list, OLD.item::int, forgotten) THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM catalog.companies c WHERE OLD.list = 'catalog.companies' AND c.id = OLD.item::int AND c.logo = forgotten)
    OR EXISTS (SELECT FROM catalog.colleges c WHERE OLD.list = 'catalog.colleges' AND c.id = OLD.item::int AND c.logo = forgotten) THEN
    RETURN NULL;
  END IF;
  INSERT INTO platform.unused_files (key) VALUES ('logos/' || forgotten || '.jpg') ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$list$;

CREATE OR REPLACE TRIGGER imported_logos_unused AFTER DELETE OR UPDATE OF given ON platform.import_layers
  FOR EACH ROW WHEN (OLD.list IN ('catalog.companies', 'catalog.colleges') AND OLD.given ? 'logo') EXECUTE FUNCTION catalog.list_forgotten_logo();
