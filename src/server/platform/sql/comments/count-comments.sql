-- A post counts its comments.
SELECT content.keep_count(
  counted => 'content.comments', counted_key => ARRAY['post_id'],
  keeper => 'content.posts', keeper_key => ARRAY['id'],
  counts => ARRAY['comments_count', '1']
);
