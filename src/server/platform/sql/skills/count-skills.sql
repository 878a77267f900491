-- Counts the listed openings and the interview questions of each skill; skills without any have no row.
-- Rows are written in key order, so that two bulk writes cannot deadlock.
SELECT content.count_changes(counted => 'research.jobs', name => 'job_skills', on_update => true, script => $script$
  INSERT INTO research.skill_counts AS known (slug, jobs)
  SELECT substr(token, 7), sum(sign) FROM (%1$s) AS change, unnest(tsvector_to_array(change.facets)) AS token
  WHERE change.is_listed AND starts_with(token, 'skill:')
  GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
  ON CONFLICT (slug) DO UPDATE SET jobs = known.jobs + excluded.jobs;
  DELETE FROM research.skill_counts WHERE jobs = 0 AND questions = 0 AND slug IN (
    SELECT substr(token, 7) FROM (%1$s) AS change, unnest(tsvector_to_array(change.facets)) AS token WHERE change.sign < 0
  );
$script$);

-- A question asked at several companies counts once per text: with its first row, until its last row is deleted.
-- Locks the skill first, in a separate statement, so that concurrent writes of one text see each other.
SELECT content.count_changes(counted => 'research.interview_questions', name => 'question_skills', on_update => true, script => $script$
  FOR delta IN
    SELECT array_agg(DISTINCT skill) AS slugs FROM (
      SELECT skill FROM (%1$s) AS change, unnest(change.skill_slugs) AS skill GROUP BY skill, text_key HAVING sum(sign) <> 0
    ) AS changed HAVING count(*) > 0
  LOOP
    INSERT INTO research.skill_counts AS known (slug) SELECT slug FROM unnest(delta.slugs) AS slug ORDER BY 1
    ON CONFLICT (slug) DO UPDATE SET questions = known.questions;
    UPDATE research.skill_counts AS known SET questions = known.questions + more.texts FROM (
      SELECT skill, sum((found.rows > 0)::int - (found.rows > changed.rows)::int) AS texts FROM (
        SELECT skill, text_key, sum(sign) AS rows FROM (%1$s) AS change, unnest(change.skill_slugs) AS skill
        GROUP BY skill, text_key HAVING sum(sign) <> 0
      ) AS changed, LATERAL (
        SELECT count(*) AS rows FROM research.interview_questions q
        WHERE q.text_key = changed.text_key AND q.skill_slugs @> ARRAY[changed.skill]
      ) AS found GROUP BY skill
    ) AS more WHERE known.slug = more.skill;
    DELETE FROM research.skill_counts WHERE jobs = 0 AND questions = 0 AND slug = ANY(delta.slugs);
  END LOOP;
$script$);

-- Counts rows that are older than this table.
INSERT INTO research.skill_counts (slug, jobs, questions)
SELECT slug, count(*) FILTER (WHERE text_key IS NULL), count(DISTINCT text_key) FROM (
  SELECT substr(token, 7) AS slug, NULL AS text_key FROM research.jobs, unnest(tsvector_to_array(facets)) AS token
  WHERE is_listed AND starts_with(token, 'skill:')
  UNION ALL SELECT skill, text_key FROM research.interview_questions, unnest(skill_slugs) AS skill
) AS written
WHERE NOT EXISTS (SELECT 1 FROM research.skill_counts) GROUP BY slug;

-- Deletes zero rows that earlier undone imports left.
DELETE FROM research.skill_counts WHERE jobs = 0 AND questions = 0;
