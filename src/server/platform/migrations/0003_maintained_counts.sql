-- Counts that screens show are kept beside what they count. Deltas are applied row by row in key order, so that
-- two bulk writes cannot wait for each other. A statement's triggers see all its rows at once (transition tables), so that
-- loading thousands of votes costs one update per post.

CREATE FUNCTION content.keep_vote_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE delta record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR delta IN
      SELECT post_id, count(*) FILTER (WHERE value = 1) AS up, count(*) FILTER (WHERE value = -1) AS down
      FROM added GROUP BY post_id ORDER BY post_id
    LOOP
      UPDATE content.posts SET upvotes = upvotes + delta.up, downvotes = downvotes + delta.down WHERE id = delta.post_id;
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR delta IN
      SELECT post_id, count(*) FILTER (WHERE value = 1) AS up, count(*) FILTER (WHERE value = -1) AS down
      FROM removed GROUP BY post_id ORDER BY post_id
    LOOP
      UPDATE content.posts SET upvotes = upvotes - delta.up, downvotes = downvotes - delta.down WHERE id = delta.post_id;
    END LOOP;
  ELSE
    FOR delta IN
      SELECT post_id, sum(up) AS up, sum(down) AS down
      FROM (
        SELECT post_id, (value = 1)::int AS up, (value = -1)::int AS down FROM added
        UNION ALL
        SELECT post_id, -(value = 1)::int, -(value = -1)::int FROM removed
      ) AS change
      GROUP BY post_id HAVING sum(up) <> 0 OR sum(down) <> 0 ORDER BY post_id
    LOOP
      UPDATE content.posts SET upvotes = upvotes + delta.up, downvotes = downvotes + delta.down WHERE id = delta.post_id;
    END LOOP;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER votes_added AFTER INSERT ON content.votes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION content.keep_vote_counts();--> statement-breakpoint
CREATE TRIGGER votes_removed AFTER DELETE ON content.votes
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION content.keep_vote_counts();--> statement-breakpoint
CREATE TRIGGER votes_changed AFTER UPDATE ON content.votes
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION content.keep_vote_counts();--> statement-breakpoint

CREATE FUNCTION content.keep_view_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE delta record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR delta IN SELECT post_id, count(*) AS n FROM added GROUP BY post_id ORDER BY post_id LOOP
      UPDATE content.posts SET views_count = views_count + delta.n WHERE id = delta.post_id;
    END LOOP;
  ELSE
    FOR delta IN SELECT post_id, count(*) AS n FROM removed GROUP BY post_id ORDER BY post_id LOOP
      UPDATE content.posts SET views_count = views_count - delta.n WHERE id = delta.post_id;
    END LOOP;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER post_views_added AFTER INSERT ON content.post_views
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION content.keep_view_counts();--> statement-breakpoint
CREATE TRIGGER post_views_removed AFTER DELETE ON content.post_views
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION content.keep_view_counts();--> statement-breakpoint

CREATE FUNCTION content.keep_comment_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE delta record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR delta IN SELECT post_id, count(*) AS n FROM added GROUP BY post_id ORDER BY post_id LOOP
      UPDATE content.posts SET comments_count = comments_count + delta.n WHERE id = delta.post_id;
    END LOOP;
  ELSE
    FOR delta IN SELECT post_id, count(*) AS n FROM removed GROUP BY post_id ORDER BY post_id LOOP
      UPDATE content.posts SET comments_count = comments_count - delta.n WHERE id = delta.post_id;
    END LOOP;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER comments_added AFTER INSERT ON content.comments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION content.keep_comment_counts();--> statement-breakpoint
CREATE TRIGGER comments_removed AFTER DELETE ON content.comments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION content.keep_comment_counts();--> statement-breakpoint

-- A community counts its live posts.
CREATE FUNCTION content.keep_community_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE delta record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR delta IN
      SELECT community_type, community_id, count(*) AS n FROM added
      WHERE status = 'LIVE' GROUP BY community_type, community_id ORDER BY community_type, community_id
    LOOP
      UPDATE content.communities SET posts_count = posts_count + delta.n
      WHERE type = delta.community_type AND entity_id = delta.community_id;
    END LOOP;
  ELSE
    FOR delta IN
      SELECT community_type, community_id, count(*) AS n FROM removed
      WHERE status = 'LIVE' GROUP BY community_type, community_id ORDER BY community_type, community_id
    LOOP
      UPDATE content.communities SET posts_count = posts_count - delta.n
      WHERE type = delta.community_type AND entity_id = delta.community_id;
    END LOOP;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER posts_added AFTER INSERT ON content.posts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION content.keep_community_posts();--> statement-breakpoint
CREATE TRIGGER posts_removed AFTER DELETE ON content.posts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION content.keep_community_posts();--> statement-breakpoint

-- Row by row, because a trigger of chosen columns cannot have transition tables, and every vote updates a post.
CREATE FUNCTION content.move_community_post() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
CREATE TRIGGER posts_moved AFTER UPDATE OF status, community_type, community_id ON content.posts
  FOR EACH ROW WHEN (
    (OLD.status = 'LIVE') <> (NEW.status = 'LIVE')
    OR (OLD.community_type, OLD.community_id) <> (NEW.community_type, NEW.community_id)
  ) EXECUTE FUNCTION content.move_community_post();--> statement-breakpoint

CREATE FUNCTION community.keep_followers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE delta record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR delta IN SELECT type, entity_id, count(*) AS n FROM added GROUP BY type, entity_id ORDER BY type, entity_id LOOP
      UPDATE content.communities SET followers_count = followers_count + delta.n
      WHERE type = delta.type AND entity_id = delta.entity_id;
    END LOOP;
  ELSE
    FOR delta IN SELECT type, entity_id, count(*) AS n FROM removed GROUP BY type, entity_id ORDER BY type, entity_id LOOP
      UPDATE content.communities SET followers_count = followers_count - delta.n
      WHERE type = delta.type AND entity_id = delta.entity_id;
    END LOOP;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER memberships_added AFTER INSERT ON community.memberships
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION community.keep_followers();--> statement-breakpoint
CREATE TRIGGER memberships_removed AFTER DELETE ON community.memberships
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION community.keep_followers();--> statement-breakpoint

-- One vote in one durable statement. The post is locked first, so that its votes are counted one after the other.
-- `the_author` is what author_ref would be if the voter had written the post. `the_value`: 1 up, -1 down, 0 none.
-- `outcome` is cast, own (nothing changed) or missing (no live post); `newly_up` tells a new up-vote from a repeated one.
CREATE FUNCTION content.cast_vote(the_post uuid, the_voter bytea, the_author bytea, the_value smallint)
RETURNS TABLE (
  outcome text, up integer, down integer, newly_up boolean, seal bytea, post_title text, opening text
) LANGUAGE plpgsql AS $$
DECLARE
  written_by bytea;
  before smallint;
BEGIN
  SELECT p.author_ref INTO written_by FROM content.posts p
  WHERE p.id = the_post AND p.status = 'LIVE' FOR NO KEY UPDATE;
  IF NOT FOUND OR written_by = the_author THEN
    RETURN QUERY SELECT CASE WHEN written_by IS NULL THEN 'missing' ELSE 'own' END,
      0, 0, false, NULL::bytea, NULL::text, NULL::text;
    RETURN;
  END IF;
  -- A statement of its own: one that waited for the lock would still see the votes from before the wait.
  SELECT v.value INTO before FROM content.votes v WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  IF the_value = 0 THEN
    DELETE FROM content.votes v WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  ELSIF before IS NULL THEN
    INSERT INTO content.votes (post_id, voter_ref, value) VALUES (the_post, the_voter, the_value);
  ELSIF before <> the_value THEN
    UPDATE content.votes v SET value = the_value WHERE v.post_id = the_post AND v.voter_ref = the_voter;
  END IF;
  RETURN QUERY SELECT 'cast', p.upvotes, p.downvotes, the_value = 1 AND before IS DISTINCT FROM 1,
    p.author_seal, p.title, left(p.content, 200) FROM content.posts p WHERE p.id = the_post;
END
$$;--> statement-breakpoint

INSERT INTO catalog.pages (pattern, page_name, title, description) VALUES
  ('/', 'HomeScreen', '{brand}: reviews, salaries and straight talk about work in India',
   'What people at work in India say about notice periods, offers, pay and managers, under names that are not their own.'),
  ('/p/{postId}', 'Post', '{subject} | {brand}', 'Read what people at work in India answer, and say what you think.');
