-- One comment with its idempotency key, for a caller that foresees author and count of its post, and of the comment that it replies to (null for
-- none): its author is told of them, and what is told is sealed before it gets here. Returns false, with nothing stored, if the key is known
-- already, the user has written as many comments as a day allows, or any of them is another. The post is updated first, so that its comments are counted one after the other; a reply locks
-- the post and then the comment above it, as the statements do that only lock (comments.comment-target).
-- The function counts by itself: the trigger would have to read the new row and to update the post in a statement of its own.
CREATE OR REPLACE FUNCTION content.write_comment(
  key_ref bytea, key_fingerprint bytea, key_answer jsonb,
  new_id uuid, the_post uuid, the_parent uuid, the_text text, the_author_ref bytea, the_author_seal bytea,
  the_name text, the_tagline text, the_avatar text, the_color text, the_proof text, the_profile text, now_at timestamptz,
  foreseen_seal bytea, foreseen_comments integer, foreseen_parent_seal bytea, foreseen_replies integer,
  of_day_ref bytea
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  is_foreseen boolean := true;
BEGIN
  INSERT INTO platform.idempotent_answers (ref, fingerprint, status, body)
  VALUES (key_ref, key_fingerprint, 200, key_answer) ON CONFLICT (ref) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO platform.help_counts AS h (ref, count) VALUES (of_day_ref, 1)
  ON CONFLICT (ref) DO UPDATE SET count = h.count + 1 WHERE h.count < {{MAX_COMMENTS_PER_DAY}};
  IF NOT FOUND THEN
    DELETE FROM platform.idempotent_answers k WHERE k.ref = key_ref;
    RETURN false;
  END IF;
  IF the_parent IS NOT NULL THEN
    PERFORM FROM content.posts p WHERE p.id = the_post FOR NO KEY UPDATE;
    PERFORM FROM content.comments c
    WHERE c.id = the_parent AND c.post_id = the_post AND c.status = 'LIVE' AND c.author_seal = foreseen_parent_seal
      AND c.replies_count = foreseen_replies FOR NO KEY UPDATE;
    is_foreseen := FOUND;
  END IF;
  IF is_foreseen THEN
    UPDATE content.posts p SET comments_count = p.comments_count + 1
    WHERE p.id = the_post AND p.status = 'LIVE' AND p.author_seal = foreseen_seal AND p.comments_count = foreseen_comments;
    is_foreseen := FOUND;
  END IF;
  IF NOT is_foreseen THEN
    DELETE FROM platform.idempotent_answers k WHERE k.ref = key_ref;
    UPDATE platform.help_counts h SET count = h.count - 1 WHERE h.ref = of_day_ref;
    RETURN false;
  END IF;
  PERFORM set_config('content.counted_by_caller', 'content.comments', true);
  INSERT INTO content.comments (id, post_id, parent_id, content, author_ref, author_seal,
    author_name, author_tagline, author_avatar, author_color, author_proof, profile_type, created_at)
  VALUES (new_id, the_post, the_parent, the_text, the_author_ref, the_author_seal,
    the_name, the_tagline, the_avatar, the_color, the_proof, the_profile, now_at);
  PERFORM set_config('content.counted_by_caller', '', true);
  RETURN true;
END
$$;
