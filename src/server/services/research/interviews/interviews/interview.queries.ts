import type { InterviewOutcome, InterviewRound } from '@/contract/generated/interviews';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import { CARD_KEYS } from '@/core/research/cards/card.rules';
import { ROUND_NAMES } from '@/core/research/interviews/round-kinds.rules';
import { answerTo } from '@/server/platform/employer-answers/shown-answer.queries';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bigint,
  boolean,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import {
  idOfUrlName,
  NAMED_COMPANY,
  namedCompany,
} from '@/server/services/research/company/company/company-id.queries';

const itemColumns = { id: integer, key: from('slug', text), name: text } as const;

const companyColumns = { id: from('c.id', integer), company: namedCompany } as const;

export const companyByUrlName = defineStatement({
  name: 'interviews.company',
  parameters: [text],
  columns: companyColumns,
  text: `select ${selectList(companyColumns)} from catalog.companies c where c.id = ${idOfUrlName(1)}`,
});
export const jobProfileBySlug = defineStatement({
  name: 'interviews.job-profile',
  parameters: [text],
  columns: itemColumns,
  text: `select ${selectList(itemColumns)} from catalog.job_profiles where slug = $1 order by id limit 1`,
});

interface AskedRow {
  readonly questionId: string;
  readonly slug: string;
  readonly text: string;
}

const interviewColumns = {
  id: from('r.id', uuid),
  company: namedCompany,
  job_key: from('j.slug', nullable(text)),
  job_name: from('j.name', nullable(text)),
  location: from('l.name', nullable(text)),
  state: from('l.state', nullable(text)),
  card: from('r.card', arrayOf(text)),
  is_fresher: from('r.is_fresher', nullable(boolean)),
  difficulty: from('r.difficulty', nullable(smallint)),
  outcome: from('r.outcome', nullable(textOf<InterviewOutcome>())),
  is_fair: from('r.is_fair', nullable(boolean)),
  days: from('r.days', nullable(smallint)),
  applied_through: from('r.applied_through', nullable(text)),
  rounds: from('r.rounds', jsonb<readonly InterviewRound[]>()),
  story: from('r.story', text),
  /**
   * True if the author's work address was verified. False while the interview waits. With a verified address only the
   * second contribution of a day waits, so the mark would reveal the first one.
   */
  is_checked: from('r.is_checked and r.waits_until is null', boolean),
  questions: from(
    `coalesce((select jsonb_agg(jsonb_build_object('questionId', q.id, 'slug', q.slug, 'text', q.text) order by q.asked desc, q.id)
       from research.interview_asked a join research.interview_questions q on q.id = a.question_id where a.interview_id = r.id), '[]')`,
    jsonb<readonly AskedRow[]>(),
  ),
  answer: answerTo('interview', 'r.id'),
} as const;

export type InterviewRow = RowOf<typeof interviewColumns>;

const joined = `join catalog.companies c on c.id = r.company_id
  left join catalog.job_profiles j on j.id = r.job_profile_id left join catalog.locations l on l.id = r.location_id`;

export const SCOPES = {
  all: () => '$1 = 0 and $2 = 0',
  company: (row: string) => `${row}.company_id = $1 and $2 = 0`,
  jobProfile: (row: string) => `$1 = 0 and ${row}.job_profile_id = $2`,
  both: (row: string) => `${row}.company_id = $1 and ${row}.job_profile_id = $2`,
} as const;

export type InterviewScope = keyof typeof SCOPES;

export function ofReports(name: InterviewScope): string {
  const names = name === 'jobProfile' || name === 'both';
  return names ? `${SCOPES[name]('r')} and ${showsTitle('r', '$2::int')}` : SCOPES[name]('r');
}

export function showsTitle(report: string, jobProfile: string): string {
  return `('${CARD_KEYS.title}' || ${jobProfile}) = any(${report}.card)`;
}

export function newestShown(report: string): string {
  return `to_char(max(${report}.month) filter (where '${CARD_KEYS.month}' || to_char(${report}.month, 'YYYY-MM') = any(${report}.card)), 'YYYY-MM')`;
}

export const COUNTS = 'r.waits_until is null';
const filters = `($3::boolean is null or r.is_fresher = $3) and ($4::text is null or r.outcome = $4)
  and ($5::smallint is null or r.difficulty = $5) and ($6::text is null or $6 = any(r.round_kinds))`;
export const scope = [integer, integer] as const;
const filtered = [...scope, nullable(boolean), nullable(text), nullable(smallint), nullable(text)] as const;

const counted = (condition: string) => `count(*) filter (where ${condition})`;
const median = (value: string) => `(percentile_cont(0.5) within group (order by ${value}))`;
const roundsOf = `nullif(jsonb_array_length(r.rounds), 0)`;

const summaryColumns = {
  count: from('count(*)', bigint),
  newest: from(newestShown('r'), nullable(text)),
  only_company: from(
    `case when count(distinct r.company_id) = 1
       then (select ${NAMED_COMPANY} from catalog.companies c where c.id = min(r.company_id)) end`,
    nullable(jsonb<NamedCompany>()),
  ),
  difficulty: from(
    `array[${[1, 2, 3, 4].map((one) => counted(`r.difficulty = ${one}`)).join(', ')}]::int[]`,
    arrayOf(integer),
  ),
  outcome: from(
    `array[${['offer', 'noOffer', 'noAnswer', 'declined'].map((one) => counted(`r.outcome = '${one}'`)).join(', ')}]::int[]`,
    arrayOf(integer),
  ),
  fresher: from(counted('r.is_fresher'), bigint),
  experienced: from(counted('not r.is_fresher'), bigint),
  round_kinds: from(
    `array[${Object.keys(ROUND_NAMES)
      .map((kind) => counted(`'${kind}' = any(r.round_kinds)`))
      .join(', ')}]::int[]`,
    arrayOf(integer),
  ),
  rounds_median: from(`round(${median(roundsOf)})::int`, nullable(integer)),
  rounds_count: from(`count(${roundsOf})`, bigint),
  days_median: from(`round(${median('r.days')})::int`, nullable(integer)),
  days_count: from('count(r.days)', bigint),
  fair: from(counted('r.is_fair'), bigint),
  fair_count: from('count(r.is_fair)', bigint),
} as const;

const summaryOf = (name: InterviewScope) =>
  ({
    ...summaryColumns,
    held: from(`(select count(*) from research.interviews r where ${ofReports(name)} and not (${COUNTS}))`, bigint),
  }) as const;

export type InterviewSummaryRow = RowOf<ReturnType<typeof summaryOf>>;

function defineReports(name: InterviewScope) {
  const columns = summaryOf(name);
  return {
    page: definePages((rows) =>
      defineStatement({
        name: `interviews.${name.toLowerCase()}.${rows}`,
        parameters: [...filtered, bigint],
        columns: interviewColumns,
        text: `select ${selectList(interviewColumns)}
               from (select * from research.interviews r where ${ofReports(name)} and ${filters} order by shown_at desc, id limit ${rows} offset $7) r
               ${joined} order by r.shown_at desc, r.id`,
      }),
    ),
    total: defineStatement({
      name: `interviews.${name.toLowerCase()}.total`,
      parameters: filtered,
      columns: { total: bigint },
      text: `select count(*) as total from research.interviews r where ${ofReports(name)} and ${filters}`,
    }),
    summary: defineStatement({
      name: `interviews.${name.toLowerCase()}.summary`,
      parameters: scope,
      columns,
      text: `select ${selectList(columns)} from research.interviews r where ${ofReports(name)} and ${COUNTS}`,
    }),
  };
}

export const reportsOf = {
  all: defineReports('all'),
  company: defineReports('company'),
  jobProfile: defineReports('jobProfile'),
  both: defineReports('both'),
} as const;

const MAX_DESIGNATIONS = 20;

export const designationsOf = defineStatement({
  name: 'interviews.designations',
  parameters: [integer],
  columns: { key: from('j.slug', text), name: from('j.name', text), count: bigint },
  text: `select j.slug as key, j.name as name, most.count from (
           select job_profile_id, count(*) from research.interviews i where company_id = $1 and ${showsTitle('i', 'i.job_profile_id')} and waits_until is null
           group by job_profile_id order by count(*) desc, job_profile_id limit ${MAX_DESIGNATIONS}
         ) most join catalog.job_profiles j on j.id = most.job_profile_id order by most.count desc, j.id`,
});
