-- A post counts its viewers.
SELECT content.keep_count(
  counted => 'content.post_views', counted_key => ARRAY['post_id'],
  keeper => 'content.posts', keeper_key => ARRAY['id'],
  counts => ARRAY['views_count', '1']
);
