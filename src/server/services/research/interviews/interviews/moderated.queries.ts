import { COMPANY_SIZE, copyOf, JOIN_COMPANY, readOf } from '@/server/platform/moderation/moderated-table.queries';

export const copyInterview = copyOf(
  'interview',
  'research.interviews',
  `'live'`,
  `, 'questions', (select jsonb_agg(to_jsonb(q) || '{"asked": 0}') from research.interview_asked a join research.interview_questions q on q.id = a.question_id
      where a.interview_id = t.id),
    'asked', (select jsonb_agg(to_jsonb(a)) from research.interview_asked a where a.interview_id = t.id)`,
);

export const readInterview = readOf(
  'interview',
  'research.interviews',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/interviews/' || c.slug || '-interview-questions'`,
    title: '(select j.name from catalog.job_profiles j where j.id = r.job_profile_id)',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'STORY', 'text', nullif(r.story, '')))
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'ROUND', 'text', o ->> 'name')) from jsonb_array_elements(nullif(r.rounds, 'null')) o), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('label', 'QUESTION', 'text', q ->> 'text'))
           from jsonb_array_elements(nullif($1::jsonb -> 'questions', 'null')) q), '[]')`,
  },
  JOIN_COMPANY,
);
