-- Stores or replaces a pick on the ballot of a live post. Locks the ballot, so that concurrent picks are counted in turn.
--   the_seal     the voter's sealed persona if the ballot ends, otherwise null
--   the_author   the author_ref that the post would have if the voter had written it
--   outcome      cast, own, missing (no live post of the kind), closed or unknown (no such option)
--   ballot       null unless the outcome is cast
DROP FUNCTION IF EXISTS content.cast_pick(uuid, text, bytea, bytea, smallint);
DROP FUNCTION IF EXISTS content.cast_pick(uuid, text, bytea, bytea, smallint, bytea);
CREATE FUNCTION content.cast_pick(
  the_post uuid, the_kind text, the_voter bytea, the_author bytea, the_option smallint, the_seal bytea,
  OUT outcome text, OUT ballot jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  written_by bytea;
  found_ballot content.ballots;
BEGIN
  SELECT p.author_ref INTO written_by FROM content.posts p
  WHERE p.id = the_post AND p.kind = the_kind AND p.status = 'LIVE' FOR SHARE;
  SELECT b.* INTO found_ballot FROM content.ballots b WHERE b.post_id = the_post FOR NO KEY UPDATE;
  outcome := CASE
    WHEN written_by IS NULL OR found_ballot.post_id IS NULL THEN 'missing'
    WHEN written_by = the_author THEN 'own'
    WHEN found_ballot.closes_at <= clock_timestamp() THEN 'closed'
    WHEN the_option NOT BETWEEN 1 AND cardinality(found_ballot.counts) THEN 'unknown'
    ELSE 'cast'
  END;
  IF outcome <> 'cast' THEN
    RETURN;
  END IF;
  INSERT INTO content.picks AS k (post_id, voter_ref, option_id, voter_seal)
  VALUES (the_post, the_voter, the_option, the_seal)
  ON CONFLICT (post_id, voter_ref) DO UPDATE SET option_id = excluded.option_id WHERE k.option_id <> excluded.option_id;
  SELECT content.ballot_json(b) INTO ballot FROM content.ballots b WHERE b.post_id = the_post;
END
$$;
