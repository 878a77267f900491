-- The keys that a review is filtered and counted by: a letter and a value. Words and keys share one index, so that a filter and a search
-- are one question of it; there a key stands behind its company, so that the lists of a key are as long as the company has reviews.
--   of its card (core/research/cards: only what five share): d department, p job profile, l location (ids), f family of the job profile, s state, t years,
--     b band of years, w who (current, former), m month, q quarter, a year
--   e employment type, w who (checked, work-email), r rating, + liked and - disliked topic
CREATE OR REPLACE FUNCTION research.describe_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Between two keys, so that joining them puts the company before each: a query over the keys takes three times as long.
  next_key text := E'\n' || NEW.company_id || ':';
BEGIN
  -- Cards change more often than all else, and are as many as reviews after an import: their keys are taken out and put in, the words stay.
  IF TG_OP = 'UPDATE' AND NEW.card <> OLD.card
    AND (NEW.company_id, NEW.title, NEW.likes, NEW.dislikes, NEW.rating, NEW.employment, NEW.proof, NEW.liked, NEW.disliked)
      IS NOT DISTINCT FROM (OLD.company_id, OLD.title, OLD.likes, OLD.dislikes, OLD.rating, OLD.employment, OLD.proof, OLD.liked, OLD.disliked)
  THEN
    NEW.keys := NEW.card || OLD.keys[cardinality(OLD.card) + 1 :];
    IF OLD.doc <> '' THEN
      IF OLD.card <> '{}' THEN
        NEW.doc := ts_delete(NEW.doc, string_to_array(NEW.company_id || ':' || array_to_string(OLD.card, next_key), E'\n'));
      END IF;
      IF NEW.card <> '{}' THEN
        NEW.doc := NEW.doc || array_to_tsvector(string_to_array(NEW.company_id || ':' || array_to_string(NEW.card, next_key), E'\n'));
      END IF;
      RETURN NEW;
    END IF;
  ELSE
    NEW.keys := NEW.card || array_remove(ARRAY[
      'e' || NEW.employment, CASE WHEN NEW.proof IS NOT NULL THEN 'wchecked' END, CASE WHEN NEW.proof = 'WORK_EMAIL' THEN 'wwork-email' END, 'r' || NEW.rating
    ], NULL) || string_to_array('+' || nullif(array_to_string(NEW.liked, E'\n+'), ''), E'\n')
      || string_to_array('-' || nullif(array_to_string(NEW.disliked, E'\n-'), ''), E'\n');
  END IF;
  -- The words of an imported review come with its card, which follows at the import's end: the index takes each word twice otherwise.
  IF TG_OP = 'INSERT' AND NEW.import_ids IS NOT NULL AND NEW.card = '{}' THEN
    NEW.doc := '';
    RETURN NEW;
  END IF;
  NEW.doc := to_tsvector('english', platform.words_of(concat_ws(' . ', NEW.title, NEW.likes, NEW.dislikes)))
    || array_to_tsvector(string_to_array(NEW.company_id || ':' || next_key || array_to_string(NEW.keys, next_key), E'\n'));
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
