-- One vote in one durable statement. The post is locked first, so that its votes are counted one after the other.
-- `the_author` is what author_ref would be if the voter had written the post. `the_value`: 1 up, -1 down, 0 none.
-- `seal` is null where no account is tied to the post any more.
-- `outcome` is cast, own (nothing changed) or missing (no live post); `up_change` is 1 for a new up-vote, -1 for one that was
-- taken back or turned round, else 0.
-- Dropped first: what a function returns cannot be replaced.
DROP FUNCTION IF EXISTS content.cast_vote(uuid, bytea, bytea, smallint);
CREATE OR REPLACE FUNCTION content.cast_vote(the_post uuid, the_voter bytea, the_author bytea, the_value smallint)
RETURNS TABLE (
  outcome text, up integer, down integer, up_change integer, seal bytea, post_title text, opening text
) LANGUAGE plpgsql AS $$
DECLARE
  written_by bytea;
  before smallint;
BEGIN
  SELECT p.author_ref INTO written_by FROM content.posts p
  WHERE p.id = the_post AND p.status = 'LIVE' FOR NO KEY UPDATE;
  IF NOT FOUND OR written_by = the_author THEN
    RETURN QUERY SELECT CASE WHEN written_by IS NULL THEN 'missing' ELSE 'own' END,
      0, 0, 0, NULL::bytea, NULL::text, NULL::text;
    RETURN;
  END IF;
  -- A statement of its own: one that waited for the lock would still see the votes from before the wait.
  SELECT v.value INTO before FROM content.votes v WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  IF the_value = 0 THEN
    DELETE FROM content.votes v WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  ELSIF before IS NULL THEN
    INSERT INTO content.votes (post_id, voter_ref, value) VALUES (the_post, the_voter, the_value);
  ELSIF before <> the_value THEN
    UPDATE content.votes v SET value = the_value WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  END IF;
  RETURN QUERY SELECT 'cast', p.upvotes, p.downvotes, (the_value = 1)::int - (before IS NOT DISTINCT FROM 1)::int,
    nullif(p.author_seal, ''::bytea), p.title, left(p.content, 200) FROM content.posts p WHERE p.id = the_post;
END
$$;
