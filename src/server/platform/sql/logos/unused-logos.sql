-- The file of a logo is listed as unused when its row goes, or names another one. That of a company's entry that a moderator took off stays, to be brought back.
CREATE OR REPLACE FUNCTION catalog.list_unused_logo() RETURNS trigger LANGUAGE plpgsql AS $list$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.logo IS NOT DISTINCT FROM OLD.logo THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'companies' AND EXISTS (SELECT FROM research.company_entries WHERE company_id = OLD.id AND off_logo = OLD.logo) THEN
    RETURN NULL;
  END IF;
  INSERT INTO platform.unused_files (key) VALUES ('logos/' || OLD.logo || '.jpg') ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$list$;

CREATE OR REPLACE TRIGGER company_logos_unused AFTER DELETE OR UPDATE OF logo ON catalog.companies
  FOR EACH ROW WHEN (OLD.logo IS NOT NULL) EXECUTE FUNCTION catalog.list_unused_logo();
CREATE OR REPLACE TRIGGER college_logos_unused AFTER DELETE OR UPDATE OF logo ON catalog.colleges
  FOR EACH ROW WHEN (OLD.logo IS NOT NULL) EXECUTE FUNCTION catalog.list_unused_logo();
