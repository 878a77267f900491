-- A post counts its live comments, replies too.
SELECT content.keep_count(
  counted => 'content.comments', counted_key => ARRAY['post_id'],
  keeper => 'content.posts', keeper_key => ARRAY['id'],
  counts => ARRAY['comments_count', '(status = ''LIVE'')::int'], on_update => true
);
