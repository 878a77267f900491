-- Counts the up-votes and down-votes of each post.
SELECT content.keep_count(
  counted => 'content.votes', counted_key => ARRAY['post_id'],
  keeper => 'content.posts', keeper_key => ARRAY['id'],
  counts => ARRAY['upvotes', '(value = 1)::int', 'downvotes', '(value = -1)::int'],
  on_update => true
);
