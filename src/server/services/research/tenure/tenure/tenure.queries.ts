import { MAX_LISTED_CONTRIBUTIONS } from '@/core/research/contributions/own-contribution.rules';
import type { TenureAnswers, TenureQuestion, TenureSegment } from '@/core/research/tenure/tenure.rules';
import type { TenureGrouping } from '@/core/research/tenure/tenure-scopes.rules';
import { answerToFact } from '@/server/platform/employer-answers/shown-answer.queries';
import {
  arrayOf,
  boolean,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Returns SQL for a quarter like `2026-Q4`. */
export const quarterIn = (column: string): string => `to_char(${column}, 'YYYY-"Q"Q')`;

const figureColumns = {
  company_id: integer,
  grouping: textOf<TenureGrouping>(),
  group_name: from(
    `coalesce(department.name, location.name, case f.grouping when 'role' then f.group_id end)`,
    nullable(text),
  ),
  question: textOf<TenureQuestion>(),
  count: integer,
  usual: arrayOf(text),
  at_least: nullable(integer),
  segments: jsonb<readonly TenureSegment[]>(),
  newest: from(quarterIn('f.newest'), text),
  is_surge: boolean,
  answer: answerToFact('f.company_id', "case f.grouping when 'company' then f.question end"),
} as const;

export const figuresOfCompanies = defineStatement({
  name: 'tenure.figures',
  parameters: [arrayOf(integer), nullable(arrayOf(text))],
  columns: figureColumns,
  text: `select ${selectList(figureColumns, 'f')} from research.tenure_figures f
         left join catalog.departments department on f.grouping = 'department' and department.id::text = f.group_id
         left join catalog.locations location on f.grouping = 'city' and location.id::text = f.group_id
         where f.company_id = any($1) and ($2::text[] is null or (f.grouping = 'company' and f.question = any($2)))
         order by f.company_id, f.grouping, group_name`,
});

export const lastTenureSnapshot = defineStatement({
  name: 'tenure.last-snapshot',
  parameters: [],
  columns: { taken_on: from('max(taken_on)::text', nullable(text)) },
  text: 'select max(taken_on)::text as taken_on from research.tenure_snapshots',
});

export const companiesByName = defineStatement({
  name: 'tenure.companies',
  parameters: [arrayOf(text)],
  columns: { name: text, id: integer },
  text: `select asked.name, coalesce(c.id, r.company_id) as id from unnest($1::text[]) as asked (name)
         left join catalog.companies c on c.slug = asked.name
         left join research.company_redirects r on r.slug = asked.name and c.id is null
         where coalesce(c.id, r.company_id) is not null`,
});

export const ownTenures = defineStatement({
  name: 'tenure.own',
  parameters: [arrayOf(uuid), integer],
  columns: {
    id: uuid,
    joined: from(quarterIn('t.joined'), text),
    ended: from(quarterIn('t.ended'), nullable(text)),
    job_profile: from('j.name', nullable(text)),
    department_id: nullable(integer),
    city: from('l.name', nullable(text)),
    answers: jsonb<Partial<TenureAnswers>>(),
  },
  text: `select t.id, ${quarterIn('t.joined')} as joined, ${quarterIn('t.ended')} as ended, j.name as job_profile, t.department_id, l.name as city,
           t.answers
         from research.tenure_reports t left join catalog.job_profiles j on j.id = t.job_profile_id left join catalog.locations l on l.id = t.location_id
         where t.id = any($1) and t.company_id = $2 order by t.joined desc limit ${MAX_LISTED_CONTRIBUTIONS}`,
});
