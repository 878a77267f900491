import { arrayOf, boolean, bytes, date, from, integer, jsonb, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const waitForHeardBackTurn = defineStatement({
  name: 'heard-back.wait-for-turn',
  parameters: [],
  columns: {},
  text: 'select from pg_advisory_xact_lock(7263406)',
});

export const heardBackIsDue = defineStatement({
  name: 'heard-back.is-due',
  parameters: [date],
  columns: { is_due: boolean },
  text: 'select not exists (select from research.heard_back_snapshots where taken_on > $1) as is_due',
});

export const lockApplicationLists = defineStatement({
  name: 'heard-back.lock-lists',
  parameters: [arrayOf(bytes)],
  columns: { list_ref: bytes, list_seal: bytes },
  text: 'select list_ref, list_seal from persona.application_lists where list_ref = any($1) order by list_ref for update',
});

export const heardBackStates = defineStatement({
  name: 'heard-back.states',
  parameters: [],
  columns: {
    company_id: integer,
    people: integer,
    base: integer,
    is_shown: boolean,
    stale_since: from(`stale_since - date '1970-01-01'`, nullable(integer)),
  },
  text: `select company_id, people, base, is_shown, stale_since - date '1970-01-01' as stale_since from research.heard_back_counts`,
});

export const removeHeardBackFigures = defineStatement({
  name: 'heard-back.remove-figures',
  parameters: [arrayOf(integer)],
  columns: {},
  text: 'delete from research.heard_back_figures where not company_id = any($1)',
});

export const addHeardBackFigures = defineStatement({
  name: 'heard-back.add-figures',
  parameters: [jsonb()],
  columns: {},
  text: `insert into research.heard_back_figures (company_id, at_least, at_most, count, newest, is_surge)
         select "companyId", "atLeast", "atMost", count, newest, "isSurge"
         from jsonb_to_recordset($1) as new ("companyId" int, "atLeast" int, "atMost" int, count int, newest date, "isSurge" boolean)`,
});

export const removeHeardBackStates = defineStatement({
  name: 'heard-back.remove-states',
  parameters: [],
  columns: {},
  text: 'delete from research.heard_back_counts',
});

export const addHeardBackStates = defineStatement({
  name: 'heard-back.add-states',
  parameters: [jsonb()],
  columns: {},
  text: `insert into research.heard_back_counts (company_id, people, base, is_shown, stale_since)
         select "companyId", people, base, "isShown", date '1970-01-01' + "staleSince"
         from jsonb_to_recordset($1) as new ("companyId" int, people int, base int, "isShown" boolean, "staleSince" int)`,
});

export const recordHeardBackCount = defineStatement({
  name: 'heard-back.note',
  parameters: [date],
  columns: { day: text },
  text: `with earlier as (delete from research.heard_back_snapshots where taken_on <> $1)
         insert into research.heard_back_snapshots as s (taken_on) values ($1)
         on conflict (taken_on) do update set taken_on = excluded.taken_on returning taken_on::text as day`,
});
