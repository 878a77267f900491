-- Stores each college's location, found by the city's name or alias (New Delhi is Delhi), and the state that is shown.

CREATE OR REPLACE FUNCTION catalog.place_college() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record;
BEGIN
  SELECT named.id, named.state INTO place FROM (
    SELECT id, state, 0 AS rank FROM catalog.locations WHERE name = NEW.city
    UNION ALL SELECT id, state, 1 FROM catalog.locations WHERE aliases @> ARRAY[NEW.city]
  ) AS named ORDER BY rank, id LIMIT 1;
  NEW.location_id := place.id;
  NEW.shown_state := coalesce(NEW.state, place.state);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER place_college BEFORE INSERT OR UPDATE OF city, state ON catalog.colleges
  FOR EACH ROW EXECUTE FUNCTION catalog.place_college();

-- Updates the colleges of a location that is added, renamed or removed.
CREATE OR REPLACE FUNCTION catalog.place_colleges_of() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  called text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    called := called || OLD.name || OLD.aliases;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    called := called || NEW.name || NEW.aliases;
  END IF;
  UPDATE catalog.colleges SET state = state WHERE city = ANY(called);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER place_colleges_of AFTER INSERT OR UPDATE OF name, aliases, state OR DELETE ON catalog.locations
  FOR EACH ROW EXECUTE FUNCTION catalog.place_colleges_of();

-- Fills the columns of colleges that are older than them.
UPDATE catalog.colleges SET state = state
WHERE location_id IS NULL AND shown_state IS NULL AND (state IS NOT NULL OR city IS NOT NULL);
