import type { CareerStatusType, VerificationSource, Verified } from '@/contract/generated/user';
import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
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

const BATCH = 5_000;

const monthNumber = (name: string): string =>
  `(extract(year from ${name}) * 12 + extract(month from ${name}) - 1)::int`;

export const salariesBehind = defineStatement({
  name: 'snapshot.salaries-behind',
  parameters: [uuid],
  columns: {
    id: uuid,
    industry_id: from('c.industry_id', integer),
    company_id: integer,
    job_profile_id: integer,
    location_id: nullable(integer),
    employment: textOf<EmploymentType>(),
    band: from('s.band::int', nullable(integer)),
    month: from(monthNumber('s.month'), integer),
    fixed: integer,
    variable: integer,
    stock: integer,
    joining_bonus: integer,
    reports: integer,
    is_checked: boolean,
    is_counted: boolean,
    counted_seal: nullable(bytes),
    was_ready: boolean,
    author_seal: nullable(bytes),
  },
  text: `select s.id, c.industry_id, s.company_id, s.job_profile_id, s.location_id, s.employment, s.band::int as band, ${monthNumber('s.month')} as month,
           s.fixed, s.variable, s.stock, s.joining_bonus, s.reports, s.is_checked, s.is_counted, s.counted_seal, s.was_ready, s.author_seal
         from research.salaries s join catalog.companies c on c.id = s.company_id where s.id > $1 and s.waits_until is null order by s.id limit ${BATCH}`,
});

export const checkedCareers = defineStatement({
  name: 'snapshot.checked-careers',
  parameters: [],
  columns: {
    persona_ref: bytes,
    company_id: from('c.id', integer),
    type: textOf<CareerStatusType>(),
    verified: textOf<Verified>(),
    verification_source: textOf<VerificationSource>(),
    proved_seal: nullable(bytes),
  },
  text: `select s.persona_ref, c.id as company_id, s.type, s.verified, s.verification_source, s.proved_seal
         from persona.career_statuses s join catalog.companies c on lower(c.name) collate "C" = lower(s.company_name) collate "C"
         where s.verified = 'VERIFIED'`,
});

export const usersBehind = defineStatement({
  name: 'snapshot.users-behind',
  parameters: [uuid],
  columns: { id: uuid, day: integer },
  text: `select id, created_on - date '1970-01-01' as day from identity.users where id > $1 order by id limit ${BATCH}`,
});

const scopeColumns = {
  employment: textOf<EmploymentType>(),
  industry_id: integer,
  company_id: integer,
  job_profile_id: integer,
  location_id: integer,
} as const;

export const scopeStates = defineStatement({
  name: 'snapshot.scope-states',
  parameters: [],
  columns: {
    ...scopeColumns,
    band: integer,
    people: integer,
    current: integer,
    voices: integer,
    counted_on: integer,
    base: integer,
    is_shown: boolean,
    stale_since: nullable(integer),
  },
  text: `select employment, industry_id, company_id, job_profile_id, location_id, band::int as band, people, current, voices,
           counted_on - date '1970-01-01' as counted_on, base::int as base, is_shown,
           stale_since - date '1970-01-01' as stale_since
         from research.salary_scopes`,
});

export const waitForTurn = defineStatement({
  name: 'snapshot.wait-for-turn',
  parameters: [],
  columns: {},
  text: 'select from pg_advisory_xact_lock(7263404)',
});

/** Returns true if no snapshot was taken since `$1`, or other imports arrived. */
export const snapshotIsDue = defineStatement({
  name: 'snapshot.is-due',
  parameters: [date],
  columns: { is_due: boolean },
  text: `select not exists (
           select from research.salary_snapshots where taken_on > $1
             and imported = (select count(*) from research.salaries where natural_key is not null)
         ) and (exists (select from research.salaries) or exists (select from research.salary_figures)) as is_due`,
});

export const admitSalaries = defineStatement({
  name: 'snapshot.admit',
  parameters: [jsonb<readonly { readonly id: string; readonly seal: string }[]>()],
  columns: {},
  text: `update research.salaries s set is_counted = true, counted_seal = decode(admitted.seal, 'hex')
         from jsonb_to_recordset($1) as admitted (id uuid, seal text) where s.id = admitted.id`,
});

export const replaceSalaries = defineStatement({
  name: 'snapshot.replace',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'update research.salaries set is_counted = false, counted_seal = null where id = any($1)',
});

export const noteReady = defineStatement({
  name: 'snapshot.note-ready',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'update research.salaries set was_ready = true where id = any($1)',
});

export const removeFigures = defineStatement({
  name: 'snapshot.remove-figures',
  parameters: [jsonb()],
  columns: {},
  text: `delete from research.salary_figures f where not exists (
           select from jsonb_to_recordset($1) as kept (employment text, industry int, company int, role int, place int, band int)
           where kept.employment = f.employment and kept.industry = f.industry_id and kept.company = f.company_id and kept.role = f.job_profile_id
             and kept.place = f.location_id and kept.band = f.band
         )`,
});

export const addFigures = defineStatement({
  name: 'snapshot.add-figures',
  parameters: [jsonb()],
  columns: {},
  text: `insert into research.salary_figures (employment, industry_id, company_id, job_profile_id, location_id, band,
           count, imported, recent, checked, newest, quantiles, band_ends, margin, steps, parts)
         select employment, industry, company, role, place, band, count, imported, recent, checked, make_date(newest / 12, newest % 12 + 1, 1),
           quantiles, ends, margin, steps, nullif(parts, 'null'::jsonb)
         from jsonb_to_recordset($1) as new (employment text, industry int, company int, role int, place int, band int, count int, imported int, recent int,
           checked int, newest int, quantiles int[], ends int[], margin int, steps jsonb, parts jsonb)`,
});

export const removeStates = defineStatement({
  name: 'snapshot.remove-states',
  parameters: [],
  columns: {},
  text: 'delete from research.salary_scopes',
});

export const addStates = defineStatement({
  name: 'snapshot.add-states',
  parameters: [jsonb()],
  columns: {},
  text: `insert into research.salary_scopes (employment, industry_id, company_id, job_profile_id, location_id, band, people, current, voices, counted_on, base, is_shown,
           stale_since)
         select employment, industry, company, role, place, band, people, current, voices, date '1970-01-01' + counted, base, shown, date '1970-01-01' + stale
         from jsonb_to_recordset($1) as new (employment text, industry int, company int, role int, place int, band int, people int, current int,
           voices int, counted int, base int, shown boolean, stale int)`,
});

export const countCompanies = defineStatement({
  name: 'snapshot.count-companies',
  parameters: [],
  columns: {},
  text: `update research.company_figures f set salaries = shown.count
         from (select c.company_id, coalesce(s.count, 0) as count from research.company_figures c
               left join research.salary_figures s on s.industry_id = 0 and s.company_id = c.company_id and s.job_profile_id = 0
                 and s.location_id = 0 and s.band = -1 and s.employment = '${USUAL_EMPLOYMENT}') as shown
         where shown.company_id = f.company_id and f.salaries <> shown.count`,
});

export const weighDesignations = defineStatement({
  name: 'snapshot.weigh-designations',
  parameters: [],
  columns: {},
  text: `update catalog.job_profiles p set weight = known.weight
         from (select p.id, least(coalesce(s.count, 0), 32767) as weight from catalog.job_profiles p
               left join research.salary_figures s on s.industry_id = 0 and s.company_id = 0 and s.job_profile_id = p.id
                 and s.location_id = 0 and s.band = -1 and s.employment = '${USUAL_EMPLOYMENT}') as known
         where known.id = p.id and p.weight <> known.weight`,
});

export const noteSnapshot = defineStatement({
  name: 'snapshot.note',
  parameters: [date, integer, integer, integer],
  columns: { day: text },
  text: `with earlier as (delete from research.salary_snapshots where taken_on <> $1)
         insert into research.salary_snapshots as s (taken_on, counted, waiting, imported) values ($1, $2, $3, $4)
         on conflict (taken_on) do update set counted = excluded.counted, waiting = excluded.waiting, imported = excluded.imported
         returning taken_on::text as day`,
});
