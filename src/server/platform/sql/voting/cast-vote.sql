-- One vote in one durable statement. The post is locked first, so that its votes are counted one after the other.
-- `the_author` is what author_ref would be if the voter had written the post. `the_value`: 1 up, -1 down, 0 none.
-- `seal` is null if no account is tied to the post any more.
-- `foreseen_up` and `foreseen_seal`: a caller that already knows the author says which count it expects if the vote changes the
-- up-votes; nothing happens if it is another (`unforeseen`). Null for a caller that expects nothing.
-- `outcome` is cast, own (nothing changed), missing (no live post) or unforeseen; `up_change` is 1 for a new up-vote, -1 for one
-- that was taken back or turned round, else 0.
-- The function counts by itself: the trigger would cost half as much again.
-- Dropped first: what a function returns cannot be replaced.
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
  -- A statement of its own: one that waited for the lock would still see the votes from before the wait.
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
