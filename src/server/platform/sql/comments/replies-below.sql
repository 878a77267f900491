-- Counts all shown replies below a comment, at any depth.
CREATE OR REPLACE FUNCTION content.replies_below(comment_id uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH RECURSIVE below (id, replies_count) AS (
    SELECT c.id, c.replies_count FROM content.comments c
    WHERE c.parent_id = comment_id AND (c.status = 'LIVE' OR c.replies_count > 0)
    UNION ALL
    SELECT c.id, c.replies_count FROM below b JOIN content.comments c ON c.parent_id = b.id
    WHERE b.replies_count > 0 AND (c.status = 'LIVE' OR c.replies_count > 0)
  )
  SELECT count(*)::integer FROM below
$$;
