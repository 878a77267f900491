-- Queues companies whose cards (of reviews, interviews, benefits and photos) are to be generalised again.
-- All cards of a company decide together what each may show (core/research/cards).
-- Until then a new card shows no facts, and a changed card hides the changed ones.
CREATE OR REPLACE FUNCTION research.queue_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO research.card_queue (kind, company_id)
  SELECT DISTINCT TG_TABLE_NAME, changed.company_id FROM changed ORDER BY 2
  ON CONFLICT (kind, company_id) DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION research.queue_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO research.card_queue (kind, company_id) VALUES (TG_TABLE_NAME, OLD.company_id), (TG_TABLE_NAME, NEW.company_id)
  ON CONFLICT (kind, company_id) DO NOTHING;
  RETURN NULL;
END
$$;

-- Removes only the changed facts from a card; a weekly round decides what it may show again.
-- A card that moves to another company loses all facts. The letters are those of CARD_KEYS (core/research/cards).
CREATE OR REPLACE FUNCTION research.empty_card() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  earlier jsonb := to_jsonb(OLD) - 'doc';
  later jsonb := to_jsonb(NEW) - 'doc';
  gone text[] := ARRAY(
    SELECT unnest(fact.letters) FROM (VALUES
      ('job_profile_id', ARRAY['p', 'f']), ('department_id', ARRAY['d']), ('location_id', ARRAY['l', 's']), ('years', ARRAY['t', 'b']),
      ('is_current', ARRAY['w']), ('created_at', ARRAY['m', 'q', 'a']), ('month', ARRAY['m', 'q', 'a'])
    ) AS fact (name, letters) WHERE earlier -> fact.name IS DISTINCT FROM later -> fact.name
  );
BEGIN
  IF NEW.company_id <> OLD.company_id THEN
    NEW.card := '{}';
    NEW.card_seal := NULL;
  ELSE
    NEW.card := ARRAY(SELECT key FROM unnest(NEW.card) WITH ORDINALITY AS shown (key, place) WHERE left(key, 1) <> ALL (gone) ORDER BY place);
  END IF;
  IF NEW.company_id <> OLD.company_id OR 'm' = ANY (gone) THEN
    NEW.shown_since := to_timestamp(0);
    NEW.shown_at := to_timestamp(0);
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER review_cards_added AFTER INSERT ON research.reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER review_cards_removed AFTER DELETE ON research.reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER review_cards_changed AFTER UPDATE ON research.reviews FOR EACH ROW
  WHEN ((OLD.company_id, OLD.status, OLD.job_profile_id, OLD.department_id, OLD.location_id, OLD.years, OLD.is_current, OLD.created_at)
    IS DISTINCT FROM (NEW.company_id, NEW.status, NEW.job_profile_id, NEW.department_id, NEW.location_id, NEW.years, NEW.is_current, NEW.created_at))
  EXECUTE FUNCTION research.queue_card();
-- Triggers run in the order of their names: `reviews_described` must run later, since it reads the card.
CREATE OR REPLACE TRIGGER review_cards_emptied BEFORE UPDATE ON research.reviews FOR EACH ROW
  WHEN ((OLD.company_id, OLD.job_profile_id, OLD.department_id, OLD.location_id, OLD.years, OLD.is_current, OLD.created_at)
    IS DISTINCT FROM (NEW.company_id, NEW.job_profile_id, NEW.department_id, NEW.location_id, NEW.years, NEW.is_current, NEW.created_at))
  EXECUTE FUNCTION research.empty_card();

CREATE OR REPLACE TRIGGER interview_cards_added AFTER INSERT ON research.interviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER interview_cards_removed AFTER DELETE ON research.interviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER interview_cards_changed AFTER UPDATE ON research.interviews FOR EACH ROW
  WHEN ((OLD.company_id, OLD.job_profile_id, OLD.location_id, OLD.month, OLD.waits_until)
    IS DISTINCT FROM (NEW.company_id, NEW.job_profile_id, NEW.location_id, NEW.month, NEW.waits_until))
  EXECUTE FUNCTION research.queue_card();
CREATE OR REPLACE TRIGGER interview_cards_emptied BEFORE UPDATE ON research.interviews FOR EACH ROW
  WHEN ((OLD.company_id, OLD.job_profile_id, OLD.location_id, OLD.month)
    IS DISTINCT FROM (NEW.company_id, NEW.job_profile_id, NEW.location_id, NEW.month))
  EXECUTE FUNCTION research.empty_card();

-- No update trigger empties these cards: the facts of benefit reports and photos never change.
CREATE OR REPLACE TRIGGER benefit_cards_added AFTER INSERT ON research.benefit_reports
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER benefit_cards_removed AFTER DELETE ON research.benefit_reports
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER benefit_cards_changed AFTER UPDATE ON research.benefit_reports FOR EACH ROW
  WHEN ((OLD.company_id, OLD.status, OLD.waits_until) IS DISTINCT FROM (NEW.company_id, NEW.status, NEW.waits_until))
  EXECUTE FUNCTION research.queue_card();
CREATE OR REPLACE TRIGGER photo_cards_added AFTER INSERT ON research.photos
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER photo_cards_removed AFTER DELETE ON research.photos
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION research.queue_cards();
CREATE OR REPLACE TRIGGER photo_cards_changed AFTER UPDATE ON research.photos FOR EACH ROW
  WHEN ((OLD.company_id, OLD.status) IS DISTINCT FROM (NEW.company_id, NEW.status))
  EXECUTE FUNCTION research.queue_card();

-- Queues reports and photos that are older than their cards.
INSERT INTO research.card_queue (kind, company_id)
SELECT DISTINCT 'benefit_reports', company_id FROM research.benefit_reports WHERE card = '{}'
UNION SELECT DISTINCT 'photos', company_id FROM research.photos WHERE card = '{}'
ON CONFLICT (kind, company_id) DO NOTHING;
