-- Counts the live comments and replies of each post.
SELECT content.keep_count(
  counted => 'content.comments', counted_key => ARRAY['post_id'],
  keeper => 'content.posts', keeper_key => ARRAY['id'],
  counts => ARRAY['comments_count', '(status = ''LIVE'')::int'], on_update => true
);
