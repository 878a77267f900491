-- Counts the followers of each community exactly. Pages show `followers_count`, which is in fives and a day old.
SELECT content.keep_count(
  counted => 'persona.memberships', counted_key => ARRAY['type', 'entity_id'],
  keeper => 'content.communities', keeper_key => ARRAY['type', 'entity_id'],
  counts => ARRAY['follows_count', '1']
);

-- Recounts what the triggers of an earlier version counted in the meantime.
UPDATE content.communities AS community SET follows_count = counted.follows
FROM (
  SELECT c.type, c.entity_id, count(m.persona_ref)::integer AS follows
  FROM content.communities AS c LEFT JOIN persona.memberships AS m ON m.type = c.type AND m.entity_id = c.entity_id
  GROUP BY c.type, c.entity_id
) AS counted
WHERE community.type = counted.type AND community.entity_id = counted.entity_id AND community.follows_count <> counted.follows;
