-- A skill counts the openings in the lists that ask for it and the interview questions about it. Rows are written in the order of their keys, so
-- that two bulk writes cannot wait for each other. A skill that nothing names any more has no row.
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

SELECT content.count_changes(counted => 'research.interview_questions', name => 'question_skills', on_update => true, script => $script$
  INSERT INTO research.skill_counts AS known (slug, questions)
  SELECT skill, sum(sign) FROM (%1$s) AS change, unnest(change.skill_slugs) AS skill
  GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
  ON CONFLICT (slug) DO UPDATE SET questions = known.questions + excluded.questions;
  DELETE FROM research.skill_counts WHERE jobs = 0 AND questions = 0 AND slug IN (
    SELECT unnest(change.skill_slugs) FROM (%1$s) AS change WHERE change.sign < 0
  );
$script$);

-- What was written before skills were counted.
INSERT INTO research.skill_counts (slug, jobs, questions)
SELECT slug, sum(jobs), sum(questions) FROM (
  SELECT substr(token, 7) AS slug, 1 AS jobs, 0 AS questions FROM research.jobs, unnest(tsvector_to_array(facets)) AS token
  WHERE is_listed AND starts_with(token, 'skill:')
  UNION ALL SELECT skill, 0, 1 FROM research.interview_questions, unnest(skill_slugs) AS skill
) AS written
WHERE NOT EXISTS (SELECT 1 FROM research.skill_counts) GROUP BY slug;

-- What was left by undone imports before.
DELETE FROM research.skill_counts WHERE jobs = 0 AND questions = 0;
