-- Replaces a hidden pseudonym by its cover name in new and restored contributions (decision 072).
-- Once the pseudonym is shown again, it replaces the cover name.
CREATE OR REPLACE FUNCTION moderation.name_as_shown(said text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT n.cover FROM moderation.profile_names n WHERE lower(n.name) = lower(said) AND n.status <> 'LIVE'),
    (SELECT n.name FROM moderation.profile_names n WHERE n.cover = said AND n.status = 'LIVE'),
    said
  )
$$;

CREATE OR REPLACE FUNCTION content.show_allowed_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author_name := moderation.name_as_shown(NEW.author_name);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER posts_under_allowed_names BEFORE INSERT OR UPDATE OF author_name ON content.posts
  FOR EACH ROW WHEN (NEW.author_name <> '' AND NEW.profile_type = 'ANONYMOUS') EXECUTE FUNCTION content.show_allowed_name();
CREATE OR REPLACE TRIGGER comments_under_allowed_names BEFORE INSERT OR UPDATE OF author_name ON content.comments
  FOR EACH ROW WHEN (NEW.author_name <> '' AND NEW.profile_type = 'ANONYMOUS') EXECUTE FUNCTION content.show_allowed_name();
