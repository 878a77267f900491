-- Marks a review as held while a row gives a reason. It is shown, but not counted in ratings.
CREATE OR REPLACE FUNCTION research.hold_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE research.reviews AS review SET is_held = EXISTS (SELECT FROM research.review_holds WHERE review_id = review.id)
  WHERE id = coalesce(NEW.review_id, OLD.review_id);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER review_holds_change AFTER INSERT OR DELETE ON research.review_holds
  FOR EACH ROW EXECUTE FUNCTION research.hold_review();
