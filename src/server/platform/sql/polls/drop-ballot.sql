-- Deletes the ballot of an emptied post: its options and figures are part of the text.
CREATE OR REPLACE FUNCTION content.drop_ballot() RETURNS trigger LANGUAGE plpgsql AS $drop$
BEGIN
  DELETE FROM content.ballots WHERE post_id = NEW.id;
  RETURN NULL;
END
$drop$;

CREATE OR REPLACE TRIGGER posts_without_ballot AFTER UPDATE OF kind ON content.posts
  FOR EACH ROW WHEN (OLD.kind IN ('poll', 'salary') AND NEW.kind IS NULL) EXECUTE FUNCTION content.drop_ballot();
