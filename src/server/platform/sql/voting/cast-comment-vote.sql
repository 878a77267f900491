-- Stores a vote on a comment. Locks the comment, so that the trigger counts concurrent votes in turn.
--   the_author   the author_ref that the comment would have if the voter had written it
--   the_value    1 up, -1 down, 0 none
--   outcome      cast, own (nothing changed) or missing (no live comment of a live post)
--   up_change    1 for a new up-vote, -1 for one that was withdrawn or reversed, otherwise 0
--   seal         null without an author's account; with the_post and opening also null if nothing was cast
DROP FUNCTION IF EXISTS content.cast_comment_vote(uuid, bytea, bytea, smallint);
CREATE FUNCTION content.cast_comment_vote(
  the_comment uuid, the_voter bytea, the_author bytea, the_value smallint,
  OUT outcome text, OUT up integer, OUT down integer, OUT up_change integer, OUT seal bytea, OUT the_post uuid, OUT opening text
) LANGUAGE plpgsql AS $$
DECLARE
  written_by bytea;
  before smallint;
BEGIN
  SELECT c.author_ref, nullif(c.author_seal, ''::bytea), c.post_id, left(c.content, {{OPENING_LENGTH}})
  INTO written_by, seal, the_post, opening
  FROM content.comments c JOIN content.posts p ON p.id = c.post_id AND p.status = 'LIVE'
  WHERE c.id = the_comment AND c.status = 'LIVE' FOR NO KEY UPDATE OF c;
  up := 0;
  down := 0;
  up_change := 0;
  IF NOT FOUND OR written_by = the_author THEN
    SELECT CASE WHEN written_by IS NULL THEN 'missing' ELSE 'own' END, NULL, NULL, NULL INTO outcome, seal, the_post, opening;
    RETURN;
  END IF;
  outcome := 'cast';
  -- A separate statement: the snapshot of the one that waited is older than the latest votes.
  SELECT v.value INTO before FROM content.comment_votes v WHERE v.comment_id = the_comment AND v.voter_ref = the_voter;
  up_change := (the_value = 1)::integer - (coalesce(before, 0) = 1)::integer;
  IF the_value = 0 THEN
    DELETE FROM content.comment_votes v WHERE v.comment_id = the_comment AND v.voter_ref = the_voter;
  ELSE
    INSERT INTO content.comment_votes AS v (comment_id, voter_ref, value) VALUES (the_comment, the_voter, the_value)
    ON CONFLICT (comment_id, voter_ref) DO UPDATE SET value = excluded.value WHERE v.value <> excluded.value;
  END IF;
  SELECT c.upvotes, c.downvotes INTO up, down FROM content.comments c WHERE c.id = the_comment;
END
$$;
