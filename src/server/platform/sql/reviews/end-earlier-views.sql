-- Hides an earlier version of a review when the newer one is shown or its author withdraws it.
CREATE OR REPLACE FUNCTION research.end_earlier_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE research.reviews SET status = 'EARLIER' WHERE later_id = NEW.id AND status = 'LIVE';
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER reviews_shown AFTER UPDATE OF status ON research.reviews
  FOR EACH ROW WHEN (NEW.status IN ('LIVE', 'DELETED') AND NEW.status <> OLD.status) EXECUTE FUNCTION research.end_earlier_views();
