-- Counts the shown direct replies of each comment. A deleted reply is still shown while it has shown replies,
-- so a change may update the counts of all comments above it.
CREATE OR REPLACE FUNCTION content.count_replies() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent uuid;
  was_shown integer := 0;
  is_shown integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    parent := OLD.parent_id;
    was_shown := (OLD.status = 'LIVE' OR OLD.replies_count > 0)::int;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    parent := NEW.parent_id;
    is_shown := (NEW.status = 'LIVE' OR NEW.replies_count > 0)::int;
  END IF;
  IF parent IS NOT NULL AND was_shown <> is_shown THEN
    UPDATE content.comments SET replies_count = replies_count + is_shown - was_shown WHERE id = parent;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER replies_counted AFTER INSERT OR DELETE OR UPDATE OF status, replies_count
  ON content.comments FOR EACH ROW EXECUTE FUNCTION content.count_replies();
