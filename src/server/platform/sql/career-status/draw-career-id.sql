-- Draws the ids of career statuses at random: serial ids would reveal the order of sign-ups (decision 004).
CREATE OR REPLACE FUNCTION persona.draw_career_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    -- 31 bits of a random UUID: the contract's ids are positive integers.
    NEW.id := 1 + (('x' || left(gen_random_uuid()::text, 8))::bit(32)::int & 2147483646);
    EXIT WHEN NOT EXISTS (SELECT FROM persona.career_statuses s WHERE s.id = NEW.id);
  END LOOP;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER career_statuses_draw_id BEFORE INSERT ON persona.career_statuses
  FOR EACH ROW WHEN (NEW.id IS NULL) EXECUTE FUNCTION persona.draw_career_id();
