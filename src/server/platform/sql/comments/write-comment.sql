-- Stores a comment with its idempotency key. Notifications are sealed before the call, so they rest on expectations:
-- the author and the count of the post and, for a reply, of the parent comment (`foreseen_…`).
-- Returns false and stores nothing if the key exists, the daily limit is reached, or an expectation fails.
-- A reply locks the post before the parent, in the order of comments.comment-target, to avoid deadlocks.
-- Increments the post's count itself: the trigger would need another read and another update.
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
