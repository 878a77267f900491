-- The keys that a review is filtered and counted by: a letter and a value. Words and keys share one index, so that a filter and a search
-- are one question of it; there a key stands behind its company, so that the lists of a key are as long as the company has reviews.
--   of its card (core/cards: only what five share): d department, p job profile, l location (ids), f family of the job profile, s state, t years,
--     b band of years, w who (current, former), m month, q quarter, a year
--   e employment type, w who (checked, work-email), r rating, + liked and - disliked topic
CREATE OR REPLACE FUNCTION research.describe_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.keys := NEW.card || array_remove(ARRAY[
    'e' || NEW.employment, CASE WHEN NEW.proof IS NOT NULL THEN 'wchecked' END, CASE WHEN NEW.proof = 'WORK_EMAIL' THEN 'wwork-email' END, 'r' || NEW.rating
  ], NULL)
    || ARRAY(SELECT '+' || topic FROM unnest(NEW.liked) AS topic)
    || ARRAY(SELECT '-' || topic FROM unnest(NEW.disliked) AS topic);
  NEW.doc := CASE
    -- Cards change more often than texts, whose words take ten times as long. A row that is written as it is gets all of it again.
    WHEN TG_OP = 'UPDATE' AND NEW.card <> OLD.card
      AND (NEW.company_id, NEW.title, NEW.likes, NEW.dislikes) IS NOT DISTINCT FROM (OLD.company_id, OLD.title, OLD.likes, OLD.dislikes)
    THEN ts_delete(OLD.doc, ARRAY(SELECT OLD.company_id || ':' || key FROM unnest(OLD.keys) AS key))
    ELSE to_tsvector('english', platform.words_of(concat_ws(' . ', NEW.title, NEW.likes, NEW.dislikes)))
  END || array_to_tsvector(ARRAY[NEW.company_id || ':'] || ARRAY(SELECT NEW.company_id || ':' || key FROM unnest(NEW.keys) AS key));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER reviews_described BEFORE INSERT OR UPDATE OF
    company_id, title, likes, dislikes, rating, employment, proof, card, liked, disliked,
    department_id, job_profile_id, location_id, is_current, years, created_at
  ON research.reviews FOR EACH ROW EXECUTE FUNCTION research.describe_review();

-- Reviews that were described before there were cards had keys of all their facts.
UPDATE research.reviews SET card = card WHERE card = '{}' AND EXISTS (SELECT FROM unnest(keys) AS key WHERE key LIKE 'm%');

-- Those that were described before a checked work address had a key of its own.
UPDATE research.reviews SET card = card WHERE proof = 'WORK_EMAIL' AND NOT keys @> ARRAY['wwork-email'];
