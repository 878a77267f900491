-- A post that is emptied keeps no ballot, by whatever way: a poll's answers and the figures of offers are as much its text as the rest.
CREATE OR REPLACE FUNCTION content.drop_ballot() RETURNS trigger LANGUAGE plpgsql AS $drop$
BEGIN
  DELETE FROM content.ballots WHERE post_id = NEW.id;
  RETURN NULL;
END
$drop$;

CREATE OR REPLACE TRIGGER posts_without_ballot AFTER UPDATE OF kind ON content.posts
  FOR EACH ROW WHEN (OLD.kind IN ('poll', 'salary') AND NEW.kind IS NULL) EXECUTE FUNCTION content.drop_ballot();
