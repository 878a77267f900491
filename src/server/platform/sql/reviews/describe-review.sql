-- Stores the keys by which a review is filtered and counted: a letter and a value. Words and keys share one index, so
-- that one index scan answers a filter and a search. The company precedes each key there, which keeps its lists short.
--   from its card (core/research/cards: facts that at least five share): d department, p job profile, l location (ids),
--     f family of the job profile, s state, t years, b band of years, w who (current, former), m month, q quarter, a year
--   from the review: e employment type, w who (checked, work-email), r rating, + liked and - disliked topic
CREATE OR REPLACE FUNCTION research.describe_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A separator that puts the company before each key; a query over the keys would take three times as long.
  next_key text := E'\n' || NEW.company_id || ':';
BEGIN
  -- For a changed card, replaces its keys and keeps the words: an import changes all its cards.
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
  -- An imported review gets its card at the end of the import; indexing its words earlier would do it twice.
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

-- Describes reviews that are older than cards, whose keys reveal all facts.
UPDATE research.reviews SET card = card WHERE card = '{}' AND EXISTS (SELECT FROM unnest(keys) AS key WHERE key LIKE 'm%');

-- Describes reviews that are older than the key of work addresses.
UPDATE research.reviews SET card = card WHERE proof = 'WORK_EMAIL' AND NOT keys @> ARRAY['wwork-email'];
