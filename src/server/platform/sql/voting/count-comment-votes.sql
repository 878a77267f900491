-- Counts the up-votes and down-votes of each comment.
SELECT content.keep_count(
  counted => 'content.comment_votes', counted_key => ARRAY['comment_id'],
  keeper => 'content.comments', keeper_key => ARRAY['id'],
  counts => ARRAY['upvotes', '(value = 1)::int', 'downvotes', '(value = -1)::int'],
  on_update => true
);
