-- A user's photo is two files, which are listed as unused when its row goes, by whatever way.
CREATE OR REPLACE TRIGGER photos_unused AFTER DELETE ON research.photos
  FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION content.list_unused_pictures();
