-- Deletes the picture of a link card when the card is removed or has another picture.
CREATE OR REPLACE FUNCTION content.drop_link_picture() RETURNS trigger LANGUAGE plpgsql AS $drop$
BEGIN
  DELETE FROM content.post_files WHERE post_id = NEW.id AND file_key = OLD.link ->> 'picture';
  RETURN NULL;
END
$drop$;

CREATE OR REPLACE TRIGGER posts_without_link_picture AFTER UPDATE OF link ON content.posts
  FOR EACH ROW WHEN (OLD.link ->> 'picture' IS NOT NULL AND OLD.link ->> 'picture' IS DISTINCT FROM NEW.link ->> 'picture')
  EXECUTE FUNCTION content.drop_link_picture();
