-- A post counts its viewers. The rows that tell who they were go by a term, and the count stays: only new rows count.
SELECT content.keep_count(
  counted => 'content.post_views', counted_key => ARRAY['post_id'],
  keeper => 'content.posts', keeper_key => ARRAY['id'],
  counts => ARRAY['views_count', '1']
);
DROP TRIGGER IF EXISTS post_views_removed ON content.post_views;
