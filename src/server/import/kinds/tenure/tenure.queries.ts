import { boolean, integer, jsonb } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

interface ImportedTenure {
  readonly importKey: string;
  readonly companyId: number;
}

/**
 * Writes reports with different keys, a JSON list, of import `$3`. If `$2`, existing ones get the file's changes.
 * Returns a row for each added or changed one.
 */
export const writeTenures = defineStatement({
  name: 'import.tenure.write',
  parameters: [jsonb<readonly ImportedTenure[]>(), boolean, integer],
  columns: { is_new: boolean },
  text: `
    insert into research.tenure_reports as known (id, natural_key, import_ids, company_id, job_profile_id, department_id, location_id, joined, ended, told, answers)
    select gen_random_uuid(), "importKey", array[$3::integer], "companyId", job_profile_id, department_id, location_id, joined, ended, told, answers
    from jsonb_to_recordset($1) as row ("importKey" text, "companyId" int, job_profile_id int, department_id int, location_id int, joined date, ended date, told date, answers jsonb)
    on conflict (natural_key) do update
    set job_profile_id = coalesce(excluded.job_profile_id, known.job_profile_id),
      department_id = coalesce(excluded.department_id, known.department_id), location_id = coalesce(excluded.location_id, known.location_id),
      joined = excluded.joined, ended = excluded.ended, told = excluded.told, answers = excluded.answers
    where $2 and (coalesce(excluded.job_profile_id, known.job_profile_id), coalesce(excluded.department_id, known.department_id), coalesce(excluded.location_id, known.location_id),
        excluded.joined, excluded.ended, excluded.told, excluded.answers)
      is distinct from (known.job_profile_id, known.department_id, known.location_id, known.joined, known.ended, known.told, known.answers)
    returning xmax = 0 as is_new`,
});
