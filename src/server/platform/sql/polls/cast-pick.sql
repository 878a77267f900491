-- One pick on the ballot of a live post, in one durable statement; a further one replaces it. The ballot is locked first, so that its
-- picks are counted one after the other.
-- `the_seal` is the voter's persona, sealed, for a ballot that ends; null for others.
-- `the_author` is what author_ref would be if the voter had written the post.
-- `outcome` is cast, own, missing (no live post of the kind), closed or unknown (no such option); the ballot comes with cast alone.
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
