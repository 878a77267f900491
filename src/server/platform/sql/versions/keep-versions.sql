-- Stores the last earlier texts of a changed post. Deletes them with the text or the author, since nobody else could
-- remove them. After a merge of accounts the new author keeps them.
CREATE OR REPLACE FUNCTION content.keep_post_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('LIVE', 'FLAGGED') OR length(NEW.author_seal) = 0 THEN
    DELETE FROM content.post_versions WHERE post_id = NEW.id;
    RETURN NULL;
  END IF;
  IF NEW.author_ref <> OLD.author_ref THEN
    RETURN NULL;
  END IF;
  INSERT INTO content.post_versions (post_id, title, content, written_at)
  VALUES (OLD.id, OLD.title, OLD.content, coalesce(OLD.edited_at, OLD.created_at))
  ON CONFLICT DO NOTHING;
  DELETE FROM content.post_versions WHERE post_id = NEW.id AND written_at < (
    SELECT min(written_at) FROM (
      SELECT written_at FROM content.post_versions WHERE post_id = NEW.id ORDER BY written_at DESC LIMIT {{MAX_VERSIONS}}
    ) kept
  );
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER versions_kept AFTER UPDATE OF title, content, author_ref
  ON content.posts FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.content <> NEW.content OR OLD.author_ref <> NEW.author_ref)
  EXECUTE FUNCTION content.keep_post_version();

-- The same for comments; a restored comment starts without versions.
CREATE OR REPLACE FUNCTION content.keep_comment_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'LIVE' OR NEW.status <> 'LIVE' OR length(NEW.author_seal) = 0 THEN
    DELETE FROM content.comment_versions WHERE comment_id = NEW.id;
    RETURN NULL;
  END IF;
  IF NEW.author_ref <> OLD.author_ref THEN
    RETURN NULL;
  END IF;
  INSERT INTO content.comment_versions (comment_id, content, written_at)
  VALUES (OLD.id, OLD.content, coalesce(OLD.edited_at, OLD.created_at))
  ON CONFLICT DO NOTHING;
  DELETE FROM content.comment_versions WHERE comment_id = NEW.id AND written_at < (
    SELECT min(written_at) FROM (
      SELECT written_at FROM content.comment_versions WHERE comment_id = NEW.id ORDER BY written_at DESC LIMIT {{MAX_VERSIONS}}
    ) kept
  );
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER versions_kept AFTER UPDATE OF content, author_ref
  ON content.comments FOR EACH ROW
  WHEN (OLD.content <> NEW.content OR OLD.author_ref <> NEW.author_ref)
  EXECUTE FUNCTION content.keep_comment_version();
