-- The keys that a review is filtered and counted by: a letter and a value. Words and keys share one index, so that a filter and a search
-- are one question of it; there a key stands behind its company, so that the lists of a key are as long as the company has reviews.
--   d department, p job profile, l location (ids), e employment type, w who (current, former, checked), r rating, m month,
--   + liked and - disliked topic
CREATE OR REPLACE FUNCTION research.describe_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.keys := array_remove(ARRAY[
    'd' || NEW.department_id, 'p' || NEW.job_profile_id, 'l' || NEW.location_id, 'e' || NEW.employment,
    CASE NEW.is_current WHEN true THEN 'wcurrent' WHEN false THEN 'wformer' END,
    CASE WHEN NEW.proof IS NOT NULL THEN 'wchecked' END,
    'r' || NEW.rating, 'm' || to_char(NEW.created_at AT TIME ZONE '{{INDIA_TIME_ZONE}}', 'YYYY-MM')
  ], NULL)
    || ARRAY(SELECT '+' || topic FROM unnest(NEW.liked) AS topic)
    || ARRAY(SELECT '-' || topic FROM unnest(NEW.disliked) AS topic);
  NEW.doc := to_tsvector('english', platform.words_of(concat_ws(' . ', NEW.title, NEW.likes, NEW.dislikes)))
    || array_to_tsvector(ARRAY[NEW.company_id || ':'] || ARRAY(SELECT NEW.company_id || ':' || key FROM unnest(NEW.keys) AS key));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER reviews_described BEFORE INSERT OR UPDATE OF
    company_id, title, likes, dislikes, rating, department_id, job_profile_id, location_id, employment, is_current, proof, created_at,
    liked, disliked
  ON research.reviews FOR EACH ROW EXECUTE FUNCTION research.describe_review();
