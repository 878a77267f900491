-- Reserves former pseudonyms for their persona: old posts still show them, so another user would look like their author.
-- When the account ends, a hash reserves the name permanently. Nobody may take a pseudonym that a
-- moderator hid. Its cover name is reserved too, because the pseudonym will replace it once it is shown again.
-- A new pseudonym must not look like another one (S1eepyLangur, Sleepy_Langur); lookOf in username.rules.ts does the same.
CREATE OR REPLACE FUNCTION persona.reserve_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  look text := translate(lower(NEW.user_name), '0134578l_', 'oieastbi');
BEGIN
  IF lower(OLD.user_name) IS DISTINCT FROM lower(NEW.user_name) THEN
    -- Two people may choose such names at the same moment.
    PERFORM pg_advisory_xact_lock(hashtextextended('pseudonym ' || look, 0));
    IF EXISTS (
      SELECT FROM persona.personas p
      WHERE translate(lower(p.user_name), '0134578l_', 'oieastbi') = look AND p.persona_ref <> NEW.persona_ref
    ) OR EXISTS (
      SELECT FROM persona.given_up_names g
      WHERE translate(g.name, '0134578l_', 'oieastbi') = look AND g.persona_ref <> NEW.persona_ref
    ) THEN
      RAISE unique_violation USING MESSAGE = 'the name looks like another';
    END IF;
  END IF;
  IF lower(OLD.user_name) IS DISTINCT FROM lower(NEW.user_name) AND EXISTS (
    SELECT FROM persona.ended_names e WHERE e.name_hash IN (sha256(convert_to(lower(NEW.user_name), 'UTF8')), sha256(convert_to(look, 'UTF8')))
  ) THEN
    RAISE unique_violation USING MESSAGE = 'the name was that of an ended account';
  END IF;
  IF EXISTS (
    SELECT FROM moderation.profile_names n
    WHERE lower(n.name) = lower(NEW.user_name) AND n.status <> 'LIVE' AND lower(OLD.user_name) IS DISTINCT FROM lower(NEW.user_name)
  ) THEN
    RAISE unique_violation USING MESSAGE = 'a moderator has taken the name off';
  END IF;
  IF EXISTS (
    SELECT FROM moderation.profile_names n
    WHERE lower(n.cover) = lower(NEW.user_name) AND n.persona_ref IS DISTINCT FROM NEW.persona_ref
  ) THEN
    RAISE unique_violation USING MESSAGE = 'the name stands in the place of another';
  END IF;
  IF lower(OLD.user_name) IS DISTINCT FROM lower(NEW.user_name) AND OLD.user_name IS NOT NULL THEN
    INSERT INTO persona.given_up_names (name, persona_ref) VALUES (lower(OLD.user_name), OLD.persona_ref)
    ON CONFLICT (name) DO NOTHING;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER personas_reserve_changed_name BEFORE UPDATE OF user_name ON persona.personas
  FOR EACH ROW EXECUTE FUNCTION persona.reserve_name();
