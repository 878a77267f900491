-- Stores skills of openings and questions ("JS") under the catalogue's name, found by name or alias.
-- Unknown skills keep their own name.

-- Returns distinct skills in order, each with its name in addresses. Skips names without one.
CREATE OR REPLACE FUNCTION research.skills_named(names text[]) RETURNS TABLE (name text, slug text) LANGUAGE sql STABLE AS $$
  SELECT name, slug FROM (
    SELECT DISTINCT ON (slug) name, slug, place FROM (
      SELECT coalesce(known.name, given.name) AS name, coalesce(known.slug, research.url_name(given.name)) AS slug, given.place
      FROM unnest(names) WITH ORDINALITY AS given (name, place)
      LEFT JOIN LATERAL (
        SELECT skill.name, skill.slug FROM catalog.name_tails AS tails JOIN catalog.skills AS skill ON skill.id = tails.item_id
        WHERE tails.list = 'skill' AND tails.at = 0 AND tails.tail COLLATE "C" = left(catalog.search_key(given.name), 60)
        ORDER BY skill.id LIMIT 1
      ) AS known ON true
    ) AS named WHERE slug <> '' ORDER BY slug, place
  ) AS skills ORDER BY place
$$;

-- Returns the skills' tokens in facets, sorted.
CREATE OR REPLACE FUNCTION research.skill_tokens(names text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT 'skill:' || slug FROM research.skills_named(names) ORDER BY 1)
$$;

CREATE OR REPLACE FUNCTION research.name_question_skills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(array_agg(name), '{}'), coalesce(array_agg(slug), '{}') INTO NEW.skills, NEW.skill_slugs
  FROM research.skills_named(NEW.skills);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER interview_questions_skills BEFORE INSERT OR UPDATE OF skills ON research.interview_questions
  FOR EACH ROW EXECUTE FUNCTION research.name_question_skills();

-- Renames stored skills when the catalogue's skill is added or changed.
SELECT content.count_changes(counted => 'catalog.skills', name => 'skills', on_update => true, script => $script$
  FOR delta IN
    SELECT array_agg(DISTINCT key) AS keys, string_agg(DISTINCT '''skill:' || key || '''', '|')::tsquery AS tokens
    FROM (SELECT slug, aliases FROM (%1$s) AS change GROUP BY id, name, slug, aliases HAVING sum(sign) <> 0) AS changed,
      unnest(slug || ARRAY(SELECT research.url_name(alias) FROM unnest(aliases) AS alias)) AS key
    WHERE key <> ''
  LOOP
    UPDATE research.jobs SET company_id = company_id WHERE facets @@ delta.tokens AND research.skill_tokens(skills)
      IS DISTINCT FROM ARRAY(SELECT token FROM unnest(tsvector_to_array(facets)) AS token WHERE starts_with(token, 'skill:') ORDER BY 1);
    UPDATE research.interview_questions SET skills = skills WHERE skill_slugs && delta.keys;
  END LOOP;
$script$);
