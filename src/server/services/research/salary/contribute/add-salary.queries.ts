import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { bytes, date, integer, moment, nullable, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const named = (table: string, place: number) =>
  `(select id from catalog.${table} where lower(name) collate "C" = lower($${place}) collate "C" order by id limit 1)`;

export const salarySubject = defineStatement({
  name: 'contribute.salary-subject',
  parameters: [text, text, integer, nullable(integer)],
  columns: {
    company_id: nullable(integer),
    job_profile_id: nullable(integer),
    location_id: nullable(integer),
    department_id: nullable(integer),
  },
  text: `select ${named('companies', 1)} as company_id, ${named('job_profiles', 2)} as job_profile_id,
           (select id from catalog.locations where id = $3) as location_id,
           (select id from catalog.departments where id = $4) as department_id`,
});

export const typicalPay = defineStatement({
  name: 'contribute.typical-pay',
  parameters: [integer, text],
  columns: { median: integer, lower: nullable(integer), upper: nullable(integer) },
  text: `select quantiles[1 + cardinality(quantiles) / 2] as median, nullif(quantiles[cardinality(quantiles) / 2], 0) as lower,
           quantiles[2 + cardinality(quantiles) / 2] as upper
         from research.salary_figures
         where industry_id = 0 and company_id = 0 and job_profile_id = $1 and employment = $2 and location_id = 0 and band = -1 and cardinality(quantiles) > 0`,
});

export const addSalary = defineStatement({
  name: 'contribute.add-salary',
  parameters: {
    id: uuid,
    company_id: integer,
    job_profile_id: integer,
    location_id: integer,
    department_id: nullable(integer),
    experience: smallint,
    month: date,
    fixed: integer,
    variable: integer,
    stock: integer,
    joining_bonus: integer,
    employment: text,
    author_ref: bytes,
    author_seal: bytes,
    once_ref: bytes,
    waits_until: nullable(moment),
  },
  columns: { id: uuid },
  text: `insert into research.salaries
           (id, company_id, job_profile_id, location_id, department_id, experience, month, fixed, variable, stock, joining_bonus, employment, author_ref, author_seal, once_ref, waits_until)
         select $id, $company_id, $job_profile_id, $location_id, $department_id, $experience, $month, $fixed, $variable, $stock, $joining_bonus, $employment,
           $author_ref, $author_seal, $once_ref, ($waits_until::timestamptz at time zone '${INDIA_TIME_ZONE}')::date
         where not exists (select from moderation.removed r where r.once_ref = $once_ref)
         on conflict (once_ref) do nothing returning id`,
});
