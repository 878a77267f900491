-- Stores a vote and its author's notification together, for a caller that knows the author and expects a count:
-- the notification is sealed before the call. See cast-vote.sql for the other parameters.
-- A new milestone renews the notification, another change updates its text, and the last vote dismisses it.
-- `note_id` is null without a notification; `note_status` is null for a dismissed one.
DROP FUNCTION IF EXISTS content.cast_vote_and_tell(
  uuid, bytea, bytea, smallint, integer, bytea, uuid, bytea, bytea, text, timestamptz, bytea, bytea
);
DROP FUNCTION IF EXISTS content.cast_vote_and_tell(
  uuid, bytea, bytea, smallint, integer, bytea, uuid, bytea, bytea, text, date, bytea, bytea, bytea
);
DROP FUNCTION IF EXISTS content.cast_vote_and_tell(
  uuid, bytea, bytea, smallint, integer, bytea, uuid, bytea, bytea, date, bytea, bytea, bytea
);
CREATE FUNCTION content.cast_vote_and_tell(
  the_post uuid, the_voter bytea, the_author bytea, the_value smallint, foreseen_up integer, foreseen_seal bytea,
  new_id uuid, the_inbox bytea, the_subject bytea, the_day date, the_moment bytea,
  the_payload bytea, the_persona bytea,
  OUT outcome text, OUT up integer, OUT down integer, OUT up_change integer,
  OUT note_id uuid, OUT note_status smallint, OUT note_created_on date, OUT note_created_seal bytea
) LANGUAGE plpgsql AS $$
BEGIN
  SELECT v.outcome, v.up, v.down, v.up_change INTO outcome, up, down, up_change
  FROM content.cast_vote(the_post, the_voter, the_author, the_value, foreseen_up, foreseen_seal) v;
  IF outcome <> 'cast' OR up_change = 0 THEN
    RETURN;
  ELSIF up = 0 THEN
    UPDATE persona.notifications n SET dismissed = true
    WHERE n.inbox_ref = the_inbox AND n.subject_ref = the_subject AND NOT n.dismissed
    RETURNING n.id INTO note_id;
    RETURN;
  ELSIF up_change > 0 AND content.is_vote_milestone(up) THEN
    INSERT INTO persona.notifications AS n
      (id, inbox_ref, subject_ref, status, created_on, created_seal, payload_seal, highest_told)
    SELECT new_id, the_inbox, the_subject, 0, the_day, the_moment, the_payload, up
    WHERE NOT EXISTS (SELECT 1 FROM persona.preferences x WHERE x.persona_ref = the_persona AND NOT x.tells_votes)
    ON CONFLICT (inbox_ref, subject_ref) DO UPDATE
    SET status = 0, dismissed = false, created_on = excluded.created_on, created_seal = excluded.created_seal,
      payload_seal = excluded.payload_seal, highest_told = excluded.highest_told
    WHERE n.highest_told < excluded.highest_told
    RETURNING n.id, n.status, n.created_on, n.created_seal INTO note_id, note_status, note_created_on, note_created_seal;
  END IF;
  IF note_id IS NULL THEN
    UPDATE persona.notifications n SET payload_seal = the_payload
    WHERE n.inbox_ref = the_inbox AND n.subject_ref = the_subject AND NOT n.dismissed
    RETURNING n.id, n.status, n.created_on, n.created_seal INTO note_id, note_status, note_created_on, note_created_seal;
  END IF;
END
$$;
