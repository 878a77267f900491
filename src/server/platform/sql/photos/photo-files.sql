-- Lists both files of a user's photo as unused when its row is deleted.
CREATE OR REPLACE TRIGGER photos_unused AFTER DELETE ON research.photos
  FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION content.list_unused_pictures();
