-- Counts the picks of each option of a ballot.
CREATE OR REPLACE FUNCTION content.count_picks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE content.ballots SET counts[OLD.option_id] = counts[OLD.option_id] - 1 WHERE post_id = OLD.post_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE content.ballots SET counts[NEW.option_id] = counts[NEW.option_id] + 1 WHERE post_id = NEW.post_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER picks_counted AFTER INSERT OR DELETE OR UPDATE OF option_id
  ON content.picks FOR EACH ROW EXECUTE FUNCTION content.count_picks();
