-- Counts the viewers of each post. Only inserts count: viewers' rows expire, but the count stays.
SELECT content.keep_count(
  counted => 'content.post_views', counted_key => ARRAY['post_id'],
  keeper => 'content.posts', keeper_key => ARRAY['id'],
  counts => ARRAY['views_count', '1']
);
DROP TRIGGER IF EXISTS post_views_removed ON content.post_views;
