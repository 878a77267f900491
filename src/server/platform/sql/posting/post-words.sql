-- Stores the words of each post for searches.
CREATE OR REPLACE FUNCTION content.keep_post_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := to_tsvector('english', platform.words_of(concat_ws(' ', NEW.title, NEW.content)));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER posts_words BEFORE INSERT OR UPDATE OF title, content ON content.posts
  FOR EACH ROW EXECUTE FUNCTION content.keep_post_words();
