-- Lists a photo's file as unused when its row is deleted or names another file.
CREATE OR REPLACE FUNCTION platform.list_unused_file() RETURNS trigger LANGUAGE plpgsql AS $list$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.file_key = OLD.file_key THEN RETURN NULL; END IF;
  INSERT INTO platform.unused_files (key) VALUES (OLD.file_key) ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$list$;

CREATE OR REPLACE TRIGGER profile_photos_unused AFTER DELETE OR UPDATE ON identity.profile_photos
  FOR EACH ROW EXECUTE FUNCTION platform.list_unused_file();
