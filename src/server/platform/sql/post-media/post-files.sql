-- Lists both files of a picture as unused when its row is deleted (platform/sql/unused-pictures.sql).
CREATE OR REPLACE TRIGGER post_files_unused AFTER DELETE ON content.post_files
  FOR EACH ROW EXECUTE FUNCTION content.list_unused_pictures();

-- Deletes the pictures of an emptied post.
CREATE OR REPLACE FUNCTION content.drop_post_pictures() RETURNS trigger LANGUAGE plpgsql AS $drop$
BEGIN
  DELETE FROM content.post_files WHERE post_id = NEW.id;
  RETURN NULL;
END
$drop$;

CREATE OR REPLACE TRIGGER posts_without_media AFTER UPDATE OF media ON content.posts
  FOR EACH ROW WHEN (OLD.media IS NOT NULL AND NEW.media IS NULL) EXECUTE FUNCTION content.drop_post_pictures();
