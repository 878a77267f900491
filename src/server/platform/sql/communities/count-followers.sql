-- Counts the followers of each community.
SELECT content.keep_count(
  counted => 'persona.memberships', counted_key => ARRAY['type', 'entity_id'],
  keeper => 'content.communities', keeper_key => ARRAY['type', 'entity_id'],
  counts => ARRAY['followers_count', '1']
);
