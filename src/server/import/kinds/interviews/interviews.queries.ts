import { arrayOf, boolean, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const writeInterviews = defineStatement({
  name: 'import.interviews.write',
  parameters: {
    id: arrayOf(text),
    key: arrayOf(text),
    company: arrayOf(integer),
    job_profile: arrayOf(integer),
    place: arrayOf(integer),
    month: arrayOf(text),
    difficulty: arrayOf(integer),
    outcome: arrayOf(text),
    fair: arrayOf(text),
    days: arrayOf(integer),
    applied: arrayOf(text),
    story: arrayOf(text),
    is_dated: arrayOf(boolean),
    changes: boolean,
    import_id: integer,
  },
  columns: { is_new: boolean },
  text: `
    insert into research.interviews as known
      (id, natural_key, import_ids, company_id, job_profile_id, location_id, month, difficulty, outcome, is_fair, days, applied_through, story)
    select id::uuid, key, array[$import_id::integer], company, nullif(job_profile, 0), nullif(place, 0),
      case when is_dated then month::date else coalesce((select month from research.interviews where natural_key = key), month::date) end, nullif(difficulty, 0)::smallint, nullif(outcome, ''),
      nullif(fair, '')::boolean, nullif(days, -1)::smallint, nullif(applied, ''), story
    from unnest($id::text[], $key::text[], $company::int[], $job_profile::int[], $place::int[], $month::text[], $difficulty::int[], $outcome::text[],
        $fair::text[], $days::int[], $applied::text[], $story::text[], $is_dated::boolean[])
      as rows (id, key, company, job_profile, place, month, difficulty, outcome, fair, days, applied, story, is_dated)
    on conflict (natural_key) do update
    set company_id = excluded.company_id, job_profile_id = excluded.job_profile_id, location_id = excluded.location_id, month = excluded.month,
      difficulty = excluded.difficulty, outcome = excluded.outcome, is_fair = excluded.is_fair, days = excluded.days,
      applied_through = excluded.applied_through
    where $changes and (known.company_id, known.job_profile_id, known.location_id, known.month, known.difficulty, known.outcome, known.is_fair, known.days, known.applied_through)
      is distinct from (excluded.company_id, excluded.job_profile_id, excluded.location_id, excluded.month, excluded.difficulty, excluded.outcome,
        excluded.is_fair, excluded.days, excluded.applied_through)
    returning (xmax = 0) as is_new`,
});

export const addQuestions = defineStatement({
  name: 'import.interviews.questions',
  parameters: [arrayOf(text), arrayOf(text), arrayOf(text), arrayOf(text), arrayOf(integer), arrayOf(integer), integer],
  columns: {},
  text: `
    insert into research.interview_questions (id, import_ids, slug, text_key, text, company_id, job_profile_id)
    select id::uuid, array[$7::integer],
      case when row_number() over (partition by slug) > 1 or exists (select from research.interview_questions q where q.slug = rows.slug)
        then rows.slug || '-' || right(id, 6) else rows.slug end,
      key, text, company, nullif(job_profile, 0)
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[]) as rows (id, slug, key, text, company, job_profile)
    where not exists (select from research.interview_questions q where q.company_id = rows.company and q.text_key = rows.key)`,
});

/** Links reports to their companies' questions, both by natural keys. */
export const linkInterviewQuestions = defineStatement({
  name: 'import.interviews.asked',
  parameters: [arrayOf(text), arrayOf(text)],
  columns: {},
  text: `
    insert into research.interview_asked (interview_id, question_id)
    select distinct i.id, q.id
    from unnest($1::text[], $2::text[]) as rows (interview, question)
    join research.interviews i on i.natural_key = rows.interview
    join research.interview_questions q on q.company_id = i.company_id and q.text_key = rows.question
    on conflict do nothing`,
});
