import { arrayOf, boolean, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const averaged = (part: string): string =>
  `case when is_further then round((rows.${part}::numeric * rows.reports + was.${part}::numeric * was.reports) / (rows.reports + was.reports))::int else rows.${part} end`;

export const writeSalaries = defineStatement({
  name: 'import.salaries.write',
  parameters: {
    id: arrayOf(text),
    key: arrayOf(text),
    company: arrayOf(integer),
    job_profile: arrayOf(integer),
    place: arrayOf(integer),
    years: arrayOf(integer),
    month: arrayOf(text),
    is_dated: arrayOf(boolean),
    fixed: arrayOf(integer),
    variable: arrayOf(integer),
    stock: arrayOf(integer),
    reports: arrayOf(integer),
    is_further: arrayOf(boolean),
    employment: arrayOf(text),
    changes: boolean,
    import_id: integer,
  },
  columns: { is_new: boolean },
  text: `
    insert into research.salaries as known
      (id, natural_key, import_ids, company_id, job_profile_id, location_id, experience, month, fixed, variable, stock, reports, employment)
    select id::uuid, key, array[$import_id::integer], company, job_profile, nullif(place, 0), nullif(years, -1)::smallint,
      case when is_dated then month::date else coalesce((select month from research.salaries where natural_key = key), month::date) end,
      ${averaged('fixed')}, ${averaged('variable')}, ${averaged('stock')}, case when is_further then least(1000, rows.reports + was.reports) else rows.reports end, employment
    from unnest($id::text[], $key::text[], $company::int[], $job_profile::int[], $place::int[], $years::int[], $month::text[], $is_dated::boolean[],
        $fixed::int[], $variable::int[], $stock::int[], $reports::int[], $is_further::boolean[], $employment::text[])
      as rows (id, key, company, job_profile, place, years, month, is_dated, fixed, variable, stock, reports, is_further, employment)
    left join lateral (select s.fixed, s.variable, s.stock, s.reports from research.salaries s where is_further and s.natural_key = key) as was on true
    on conflict (natural_key) do update
    set company_id = excluded.company_id, job_profile_id = excluded.job_profile_id, location_id = excluded.location_id,
      experience = excluded.experience, month = excluded.month, fixed = excluded.fixed, variable = excluded.variable,
      stock = excluded.stock, reports = excluded.reports
    where $changes and (known.company_id, known.job_profile_id, known.location_id, known.experience, known.month, known.fixed, known.variable, known.stock, known.reports)
      is distinct from (excluded.company_id, excluded.job_profile_id, excluded.location_id, excluded.experience, excluded.month, excluded.fixed,
        excluded.variable, excluded.stock, excluded.reports)
    returning (xmax = 0) as is_new`,
});
