import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { arrayOf, bytes, date, integer, jsonb, moment, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const addTenure = defineStatement({
  name: 'give-tenure.add',
  parameters: {
    id: uuid,
    company_id: integer,
    job_profile_id: nullable(integer),
    department_id: nullable(integer),
    location_id: nullable(integer),
    joined: date,
    ended: nullable(date),
    told: date,
    answers: jsonb<Readonly<Record<string, string>>>(),
    author_ref: bytes,
    author_seal: bytes,
    once_ref: bytes,
    waits_until: nullable(moment),
  },
  columns: { id: uuid },
  text: `insert into research.tenure_reports
           (id, company_id, job_profile_id, department_id, location_id, joined, ended, told, answers, author_ref, author_seal, once_ref, waits_until)
         select $id, $company_id, $job_profile_id, $department_id, $location_id, $joined, $ended, $told, $answers, $author_ref, $author_seal, $once_ref,
           ($waits_until::timestamptz at time zone '${INDIA_TIME_ZONE}')::date
         where not exists (select from moderation.removed r where r.once_ref = $once_ref)
         on conflict (once_ref) do nothing returning id`,
});

export const lockTenure = defineStatement({
  name: 'give-tenure.lock',
  parameters: [uuid],
  columns: {
    company_id: integer,
    job_profile_id: nullable(integer),
    department_id: nullable(integer),
    location_id: nullable(integer),
    answers: jsonb<Readonly<Record<string, string>>>(),
    counted: arrayOf(text),
    author_ref: nullable(bytes),
  },
  text: `select company_id, job_profile_id, department_id, location_id, answers, counted, author_ref from research.tenure_reports
         where id = $1 and author_ref is not null for update`,
});

export const changeTenure = defineStatement({
  name: 'give-tenure.change',
  parameters: {
    id: uuid,
    job_profile_id: nullable(integer),
    department_id: nullable(integer),
    location_id: nullable(integer),
    joined: date,
    ended: nullable(date),
    answers: jsonb<Readonly<Record<string, string>>>(),
    counted: arrayOf(text),
    once_ref: bytes,
  },
  columns: { id: uuid },
  text: `update research.tenure_reports t set job_profile_id = $job_profile_id, department_id = $department_id, location_id = $location_id, joined = $joined,
           ended = $ended, answers = $answers, counted = $counted, once_ref = $once_ref
         where t.id = $id and not exists (select from research.tenure_reports o where o.once_ref = $once_ref and o.id <> $id)
           and not exists (select from moderation.removed r where r.once_ref = $once_ref)
         returning id`,
});
