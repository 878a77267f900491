import type { InterviewOutcome } from '@/contract/generated/interviews';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import {
  MAX_OTHER_COMPANIES,
  MAX_REPORTED_ANSWERS,
  MAX_USER_ANSWERS,
} from '@/core/research/interviews/question-post.rules';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bigint,
  from,
  integer,
  jsonb,
  moment,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import { namedCompany } from '@/server/services/research/company/company/company-id.queries';
import { COUNTS, newestShown, ofReports, SCOPES, scope, showsTitle } from './interview.queries';

const MAX_DESIGNATIONS_OF_QUESTION = 3;

const ofQuestions = (name: 'all' | 'company') => (row: string) =>
  `${SCOPES[name](row)} and ($3::text is null or ${row}.round ~* $3)`;

function showsListedRole(question: string): string {
  return `${question}.listed > 0 and exists (select from research.interviews i where i.company_id = ${question}.company_id and i.job_profile_id = ${question}.job_profile_id
    and ${showsTitle('i', 'i.job_profile_id')})`;
}

function timesOf(question: string): string {
  return `(${question}.asked + ${question}.listed)`;
}

const designationsOfQuestion = `coalesce((
  select jsonb_agg(jsonb_build_object('key', j.slug, 'name', j.name) order by most.times desc, j.id) from (
    select job_profile_id, sum(times) as times from (
      select i.job_profile_id, count(*) as times from research.interview_asked a join research.interviews i on i.id = a.interview_id
      where a.question_id = r.id and i.waits_until is null and ${showsTitle('i', 'i.job_profile_id')}
      group by i.job_profile_id having count(*) >= ${MIN_GROUP}
      union all select r.job_profile_id, r.listed where ${showsListedRole('r')}
    ) as told group by job_profile_id order by times desc, job_profile_id limit ${MAX_DESIGNATIONS_OF_QUESTION}
  ) as most join catalog.job_profiles j on j.id = most.job_profile_id), '[]')`;

const questionColumns = {
  id: from('r.id', uuid),
  slug: from('r.slug', text),
  text: from('r.text', text),
  company: namedCompany,
  designations: from(designationsOfQuestion, jsonb<readonly { readonly key: string; readonly name: string }[]>()),
  round: from('r.round', nullable(text)),
  skills: from('r.skills', arrayOf(text)),
  skill_slugs: from('r.skill_slugs', arrayOf(text)),
  asked: from(timesOf('r'), integer),
  companies: from(
    '(select count(distinct same.company_id) from research.interview_questions same where same.text_key = r.text_key)',
    bigint,
  ),
  answers: from(
    `(r.answers + (select count(*) from content.posts p join content.comments k on k.post_id = p.id and k.parent_id is null and k.status = 'LIVE'
       where p.question_id = r.id and p.status = 'LIVE'))::integer`,
    integer,
  ),
  newest: from(
    `(select ${newestShown('i')} from research.interview_asked a join research.interviews i on i.id = a.interview_id where a.question_id = r.id)`,
    nullable(text),
  ),
} as const;

export type InterviewQuestionRow = RowOf<typeof questionColumns>;

const questionPage = (where: (row: string) => string, rows: number, offset: string) =>
  `select ${selectList(questionColumns)}
   from (select * from research.interview_questions r where ${where('r')} and not exists (
           select from research.interview_questions same where same.text_key = r.text_key
             and (${timesOf('same')}, r.id) > (${timesOf('r')}, same.id) and ${where('same')})
         order by ${timesOf('r')} desc, id limit ${rows} offset ${offset}) r
   join catalog.companies c on c.id = r.company_id order by ${timesOf('r')} desc, r.id`;
const questionTotal = (where: (row: string) => string) =>
  `select count(*) as total from (select from research.interview_questions r where ${where('r')} group by r.text_key) as apart`;

const questionParameters = [...scope, nullable(text)] as const;

function defineQuestions(name: 'all' | 'company') {
  return {
    page: definePages((rows) =>
      defineStatement({
        name: `interviews.questions-of-${name}.${rows}`,
        parameters: [...questionParameters, bigint],
        columns: questionColumns,
        text: questionPage(ofQuestions(name), rows, '$4'),
      }),
    ),
    total: defineStatement({
      name: `interviews.questions-of-${name}.total`,
      parameters: questionParameters,
      columns: { total: bigint },
      text: questionTotal(ofQuestions(name)),
    }),
  };
}

/**
 * Selects questions that enough reports with the job profile have, or that a list assigns to it. With fewer reports,
 * the selection could reveal individuals.
 */
function questionsOfRole(name: 'jobProfile' | 'both'): string {
  const inRound = '($3::text is null or q.round ~* $3)';
  return `select text_key, sum(times)::integer as times, (array_agg(id order by times desc, id))[1] as id from (
      select text_key, id, times, sum(reports) over (partition by text_key) as reports from (
        select q.text_key, q.id, count(*) as times, count(*) as reports from research.interviews r
        join research.interview_asked a on a.interview_id = r.id join research.interview_questions q on q.id = a.question_id
        where ${ofReports(name)} and ${COUNTS} and ${inRound} group by q.text_key, q.id
      ) as asked
    ) as grouped where reports >= ${MIN_GROUP} group by text_key
    union all select q.text_key, sum(q.listed)::integer, (array_agg(q.id order by q.listed desc, q.id))[1] from research.interview_questions q
    where ${SCOPES[name]('q')} and ${showsListedRole('q')} and ${inRound} group by q.text_key`;
}

function defineQuestionsOfRole(name: 'jobProfile' | 'both') {
  const grouped = `select text_key, sum(times)::integer as times, (array_agg(id order by times desc, id))[1] as id
    from (${questionsOfRole(name)}) as told group by text_key`;
  return {
    page: definePages((rows) =>
      defineStatement({
        name: `interviews.questions-of-${name.toLowerCase()}.${rows}`,
        parameters: [...questionParameters, bigint],
        columns: { ...questionColumns, asked: from('found.times', integer) },
        text: `select ${selectList({ ...questionColumns, asked: from('found.times', integer) })}
               from (${grouped} order by times desc, id limit ${rows} offset $4) as found
               join research.interview_questions r on r.id = found.id join catalog.companies c on c.id = r.company_id
               order by found.times desc, r.id`,
      }),
    ),
    total: defineStatement({
      name: `interviews.questions-of-${name.toLowerCase()}.total`,
      parameters: questionParameters,
      columns: { total: bigint },
      text: `select count(*) as total from (${grouped}) as found`,
    }),
  };
}

export const questionsOf = {
  all: defineQuestions('all'),
  company: defineQuestions('company'),
  jobProfile: defineQuestionsOfRole('jobProfile'),
  both: defineQuestionsOfRole('both'),
} as const;

const hasSkill = (row: string) => `${row}.skill_slugs @> array[$1]`;

export const questionsForSkill = {
  page: definePages((rows) =>
    defineStatement({
      name: `interviews.questions-for-skill.${rows}`,
      parameters: [text, bigint],
      columns: questionColumns,
      text: questionPage(hasSkill, rows, '$2'),
    }),
  ),
  total: defineStatement({
    name: 'interviews.questions-for-skill.total',
    parameters: [text],
    columns: { total: bigint },
    text: questionTotal(hasSkill),
  }),
} as const;

const detailColumns = {
  ...questionColumns,
  post_id: from(`(select p.id from content.posts p where p.question_id = r.id and p.status = 'LIVE')`, nullable(uuid)),
} as const;

export const selectQuestion = defineStatement({
  name: 'interviews.question',
  parameters: [nullable(uuid), text],
  columns: detailColumns,
  text: `select ${selectList(detailColumns)} from research.interview_questions r join catalog.companies c on c.id = r.company_id where r.id = $1 or r.slug = $2 limit 1`,
});

const elsewhereColumns = {
  id: from('r.id', uuid),
  company: namedCompany,
  asked: from(timesOf('r'), integer),
} as const;

export const askedElsewhere = defineStatement({
  name: 'interviews.asked-elsewhere',
  parameters: [uuid],
  columns: elsewhereColumns,
  text: `select ${selectList(elsewhereColumns)} from research.interview_questions this
         join research.interview_questions r on r.text_key = this.text_key and r.company_id <> this.company_id join catalog.companies c on c.id = r.company_id
         where this.id = $1 order by ${timesOf('r')} desc, r.id limit ${MAX_OTHER_COMPANIES}`,
});

const answerColumns = {
  id: uuid,
  text,
  author_name: nullable(text),
  outcome: nullable(textOf<InterviewOutcome>()),
  month: from(`to_char(month, 'YYYY-MM')`, text),
} as const;

export const answersTo = defineStatement({
  name: 'interviews.answers',
  parameters: [uuid],
  columns: answerColumns,
  text: `select ${selectList(answerColumns)} from research.interview_answers a where question_id = $1 order by a.month desc, id limit ${MAX_REPORTED_ANSWERS}`,
});

const answerOfUserColumns = {
  text: from('c.content', text),
  author_name: from('c.author_name', text),
  created_at: from('c.created_at', moment),
  upvotes: from('c.upvotes', integer),
} as const;

export const answersOfUsers = defineStatement({
  name: 'interviews.answers-of-users',
  parameters: [uuid],
  columns: answerOfUserColumns,
  text: `select ${selectList(answerOfUserColumns)} from content.posts p join content.comments c on c.post_id = p.id
         where p.question_id = $1 and p.status = 'LIVE' and c.parent_id is null and c.status = 'LIVE'
         order by c.score desc, c.created_at desc, c.id desc limit ${MAX_USER_ANSWERS}`,
});
