-- Counts the followers of each community exactly. Pages show `followers_count`, which is in fives and a day old.
SELECT content.keep_count(
  counted => 'persona.memberships', counted_key => ARRAY['type', 'entity_id'],
  keeper => 'content.communities', keeper_key => ARRAY['type', 'entity_id'],
  counts => ARRAY['follows_count', '1']
);
