-- Stores a vote on a post. Locks the post, so that concurrent votes are counted in turn.
--   the_author      the author_ref that the post would have if the voter had written it
--   the_value       1 up, -1 down, 0 none
--   foreseen_up     the expected up-votes if the vote changes them; null expects nothing
--   foreseen_seal   the expected author
--   outcome         cast, own (nothing changed), missing (no live post) or unforeseen (an expectation failed)
--   up_change       1 for a new up-vote, -1 for one that was withdrawn or reversed, otherwise 0
--   seal            null without an author's account
-- Updates the counts itself: with the trigger a vote would cost half as much again.
-- Dropped first, because CREATE OR REPLACE cannot change what a function returns.
DROP FUNCTION IF EXISTS content.cast_vote(uuid, bytea, bytea, smallint);
DROP FUNCTION IF EXISTS content.cast_vote(uuid, bytea, bytea, smallint, integer, bytea);
CREATE FUNCTION content.cast_vote(
  the_post uuid, the_voter bytea, the_author bytea, the_value smallint, foreseen_up integer, foreseen_seal bytea,
  OUT outcome text, OUT up integer, OUT down integer, OUT up_change integer, OUT seal bytea, OUT post_title text, OUT opening text
) LANGUAGE plpgsql AS $$
DECLARE
  written_by bytea;
  before smallint;
BEGIN
  SELECT p.author_ref, p.upvotes, p.downvotes, nullif(p.author_seal, ''::bytea), p.title, left(p.content, {{OPENING_LENGTH}})
  INTO written_by, up, down, seal, post_title, opening
  FROM content.posts p WHERE p.id = the_post AND p.status = 'LIVE' FOR NO KEY UPDATE;
  IF NOT FOUND OR written_by = the_author THEN
    SELECT CASE WHEN written_by IS NULL THEN 'missing' ELSE 'own' END, 0, 0, 0, NULL, NULL, NULL
    INTO outcome, up, down, up_change, seal, post_title, opening;
    RETURN;
  END IF;
  -- A separate statement: the snapshot of the one that waited is older than the latest votes.
  SELECT v.value INTO before FROM content.votes v WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  before := coalesce(before, 0);
  up_change := (the_value = 1)::integer - (before = 1)::integer;
  IF up_change <> 0 AND foreseen_up IS NOT NULL
  AND (foreseen_up <> up + up_change OR foreseen_seal IS DISTINCT FROM seal) THEN
    outcome := 'unforeseen';
    RETURN;
  END IF;
  outcome := 'cast';
  IF the_value = before THEN
    RETURN;
  END IF;
  PERFORM set_config('content.counted_by_caller', 'content.votes', true);
  IF the_value = 0 THEN
    DELETE FROM content.votes v WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  ELSIF before = 0 THEN
    INSERT INTO content.votes (post_id, voter_ref, value) VALUES (the_post, the_voter, the_value);
  ELSE
    UPDATE content.votes v SET value = the_value WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  END IF;
  PERFORM set_config('content.counted_by_caller', '', true);
  UPDATE content.posts p SET
    upvotes = p.upvotes + up_change,
    downvotes = p.downvotes + (the_value = -1)::integer - (before = -1)::integer
  WHERE p.id = the_post RETURNING p.upvotes, p.downvotes INTO up, down;
END
$$;
