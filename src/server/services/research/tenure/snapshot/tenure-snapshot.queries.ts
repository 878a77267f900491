import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import type { ExclusiveGrouping, TenureGrouping } from '@/core/research/tenure/tenure-scopes.rules';
import {
  arrayOf,
  boolean,
  bytes,
  date,
  from,
  integer,
  jsonb,
  nullable,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { quarterIn } from '../tenure/tenure.queries';

const BATCH = 5_000;

export const tenuresBehind = defineStatement({
  name: 'tenure-snapshot.behind',
  parameters: [uuid],
  columns: {
    id: uuid,
    company_id: integer,
    job_profile: from('j.name', nullable(text)),
    department_id: nullable(integer),
    location_id: nullable(integer),
    joined: from('t.joined::text', text),
    told: from(quarterIn('t.told'), text),
    answers: jsonb<Readonly<Record<string, string>>>(),
    counted: arrayOf(text),
    was_ready: boolean,
    author_seal: nullable(bytes),
  },
  text: `select t.id, t.company_id, j.name as job_profile, t.department_id, t.location_id, t.joined::text as joined, ${quarterIn('t.told')} as told, t.answers, t.counted, t.was_ready, t.author_seal
         from research.tenure_reports t left join catalog.job_profiles j on j.id = t.job_profile_id
         where t.id > $1 and t.waits_until is null order by t.id limit ${BATCH}`,
});

export const waitForTenureTurn = defineStatement({
  name: 'tenure-snapshot.wait-for-turn',
  parameters: [],
  columns: {},
  text: 'select from pg_advisory_xact_lock(7263405)',
});

export const tenureIsDue = defineStatement({
  name: 'tenure-snapshot.is-due',
  parameters: [date],
  columns: { is_due: boolean },
  text: `select not exists (
           select from research.tenure_snapshots where taken_on > $1
             and imported = (select count(*) from research.tenure_reports where natural_key is not null)
         ) and (exists (select from research.tenure_reports) or exists (select from research.tenure_figures)) as is_due`,
});

export const tenureStates = defineStatement({
  name: 'tenure-snapshot.states',
  parameters: [],
  columns: {
    company_id: integer,
    grouping: textOf<TenureGrouping>(),
    group_id: text,
    question: textOf<TenureQuestion>(),
    people: integer,
    base: integer,
    is_shown: boolean,
    stale_since: from(`stale_since - date '1970-01-01'`, nullable(integer)),
  },
  text: `select company_id, grouping, group_id, question, people, base, is_shown, stale_since - date '1970-01-01' as stale_since
         from research.tenure_scopes`,
});

export const storeCountedScopes = defineStatement({
  name: 'tenure-snapshot.note-counted',
  parameters: [jsonb()],
  columns: {},
  text: `update research.tenure_reports t set counted = new.counted
         from jsonb_to_recordset($1) as new (id uuid, counted text[]) where t.id = new.id`,
});

export const noteTenuresReady = defineStatement({
  name: 'tenure-snapshot.note-ready',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'update research.tenure_reports set was_ready = true where id = any($1)',
});

export const tenureRivals = defineStatement({
  name: 'tenure-snapshot.rivals',
  parameters: [arrayOf(integer)],
  columns: { company_id: integer, grouping: textOf<ExclusiveGrouping>() },
  text: 'select company_id, grouping from research.tenure_groupings where company_id = any($1)',
});

export const addTenureRivals = defineStatement({
  name: 'tenure-snapshot.add-rivals',
  parameters: [jsonb()],
  columns: {},
  text: `insert into research.tenure_groupings (company_id, grouping)
         select company, grouping from jsonb_to_recordset($1) as new (company int, grouping text) on conflict do nothing`,
});

export const removeTenureFigures = defineStatement({
  name: 'tenure-snapshot.remove-figures',
  parameters: [jsonb()],
  columns: {},
  text: `delete from research.tenure_figures f where not exists (
           select from jsonb_to_recordset($1) as kept (company int, grouping text, "group" text, question text)
           where kept.company = f.company_id and kept.grouping = f.grouping and kept."group" = f.group_id and kept.question = f.question
         )`,
});

export const addTenureFigures = defineStatement({
  name: 'tenure-snapshot.add-figures',
  parameters: [jsonb()],
  columns: {},
  text: `insert into research.tenure_figures (company_id, grouping, group_id, question, count, usual, at_least, segments, newest, is_surge)
         select company, grouping, "group", question, count, usual, "atLeast", segments, newest, "isSurge"
         from jsonb_to_recordset($1) as new (company int, grouping text, "group" text, question text, count int, usual text[], "atLeast" int, segments jsonb,
           newest date, "isSurge" boolean)`,
});

export const removeTenureStates = defineStatement({
  name: 'tenure-snapshot.remove-states',
  parameters: [],
  columns: {},
  text: 'delete from research.tenure_scopes',
});

export const addTenureStates = defineStatement({
  name: 'tenure-snapshot.add-states',
  parameters: [jsonb()],
  columns: {},
  text: `insert into research.tenure_scopes (company_id, grouping, group_id, question, people, base, is_shown, stale_since)
         select company, grouping, "group", question, people, base, "isShown", date '1970-01-01' + "staleSince"
         from jsonb_to_recordset($1) as new (company int, grouping text, "group" text, question text, people int, base int,
           "isShown" boolean, "staleSince" int)`,
});

export const noteTenureSnapshot = defineStatement({
  name: 'tenure-snapshot.note',
  parameters: [date, integer],
  columns: { day: text },
  text: `with earlier as (delete from research.tenure_snapshots where taken_on <> $1)
         insert into research.tenure_snapshots as s (taken_on, imported) values ($1, $2)
         on conflict (taken_on) do update set imported = excluded.imported returning taken_on::text as day`,
});
