-- Counts the live posts of each community.
SELECT content.keep_count(
  counted => 'content.posts', counted_key => ARRAY['community_type', 'community_id'],
  keeper => 'content.communities', keeper_key => ARRAY['type', 'entity_id'],
  counts => ARRAY['posts_count', $$(status = 'LIVE')::int$$]
);

-- Per row: triggers on chosen columns cannot have transition tables, and every vote updates a post.
CREATE OR REPLACE FUNCTION content.move_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'LIVE' THEN
    UPDATE content.communities SET posts_count = posts_count - 1
    WHERE type = OLD.community_type AND entity_id = OLD.community_id;
  END IF;
  IF NEW.status = 'LIVE' THEN
    UPDATE content.communities SET posts_count = posts_count + 1
    WHERE type = NEW.community_type AND entity_id = NEW.community_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER posts_moved AFTER UPDATE OF status, community_type, community_id ON content.posts
  FOR EACH ROW WHEN (
    (OLD.status = 'LIVE') <> (NEW.status = 'LIVE')
    OR (OLD.community_type, OLD.community_id) <> (NEW.community_type, NEW.community_id)
  ) EXECUTE FUNCTION content.move_post();
