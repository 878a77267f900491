import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import {
  arrayOf,
  boolean,
  bytes,
  date,
  integer,
  jsonb,
  moment,
  nullable,
  smallint,
  text,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const named = (table: string, place: number) =>
  `(select id from catalog.${table} where lower(name) collate "C" = lower($${place}) collate "C" order by id limit 1)`;

export const interviewSubject = defineStatement({
  name: 'contribute.interview-subject',
  parameters: [text, text, nullable(integer)],
  columns: { company_id: nullable(integer), job_profile_id: nullable(integer), location_id: nullable(integer) },
  text: `select ${named('companies', 1)} as company_id, ${named('job_profiles', 2)} as job_profile_id,
           (select id from catalog.locations where id = $3) as location_id`,
});

interface StoredRound {
  readonly name: string;
  readonly minutes: number | null;
  readonly day: number | null;
}

export const addInterview = defineStatement({
  name: 'contribute.add-interview',
  parameters: {
    id: uuid,
    company_id: integer,
    job_profile_id: integer,
    location_id: nullable(integer),
    month: date,
    is_fresher: nullable(boolean),
    difficulty: smallint,
    outcome: text,
    is_fair: nullable(boolean),
    days: nullable(smallint),
    applied_through: nullable(text),
    rounds: jsonb<readonly StoredRound[]>(),
    story: text,
    author_ref: bytes,
    author_seal: bytes,
    once_ref: bytes,
    waits_until: nullable(moment),
    is_checked: boolean,
  },
  columns: { id: uuid },
  text: `insert into research.interviews
           (id, company_id, job_profile_id, location_id, month, is_fresher, difficulty, outcome, is_fair, days, applied_through, rounds, story,
            author_ref, author_seal, once_ref, waits_until, is_checked)
         select $id, $company_id, $job_profile_id, $location_id, $month, $is_fresher, $difficulty, $outcome, $is_fair, $days, $applied_through, $rounds, $story,
           $author_ref, $author_seal, $once_ref, ($waits_until::timestamptz at time zone '${INDIA_TIME_ZONE}')::date, $is_checked
         where not exists (select from moderation.waiting w where w.once_ref = $once_ref)
           and not exists (select from moderation.removed r where r.once_ref = $once_ref)
         on conflict (once_ref) do nothing returning id`,
});

/**
 * Adds unknown questions of company `$6`, for profile `$7`. Taken slugs get the id appended. The company's figures are
 * locked, which prevents duplicates.
 */
export const addAskedQuestions = defineStatement({
  name: 'contribute.add-asked-questions',
  parameters: [arrayOf(text), arrayOf(text), arrayOf(text), arrayOf(text), arrayOf(text), integer, integer],
  columns: {},
  text: `insert into research.interview_questions (id, slug, text_key, text, company_id, job_profile_id, round)
         select id::uuid,
           case when row_number() over (partition by slug) > 1 or exists (select from research.interview_questions q where q.slug = rows.slug)
             then rows.slug || '-' || right(id, 6) else rows.slug end,
           key, text, $6, $7, round
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as rows (id, slug, key, text, round)
         where not exists (select from research.interview_questions q where q.company_id = $6 and q.text_key = rows.key)`,
});

/** Links questions to the report. They count once the report does. */
export const linkAskedQuestions = defineStatement({
  name: 'contribute.link-asked-questions',
  parameters: [uuid, integer, arrayOf(text)],
  columns: {},
  text: `insert into research.interview_asked (interview_id, question_id, is_counted)
         select $1, min(q.id::text)::uuid, (select i.waits_until is null from research.interviews i where i.id = $1) from research.interview_questions q
         where q.company_id = $2 and q.text_key = any($3) group by q.text_key`,
});
