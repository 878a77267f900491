import { boolean, integer, jsonb } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

interface ImportedJob {
  readonly importKey: string;
  readonly companyId: number;
}

const IS_POSTED_AGAIN = 'known.is_day_known and excluded.is_day_known and excluded.posted_on > known.posted_on';

/**
 * Writes openings with different keys, a JSON list. If `$2`, existing ones are changed: a later date posts them again,
 * and a missing date keeps the old one. Returns a row for each added or changed one.
 */
export const writeJobs = defineStatement({
  name: 'import.jobs.write',
  parameters: [jsonb<readonly ImportedJob[]>(), boolean, integer],
  columns: { is_new: boolean },
  text: `
    with rows as (
      select *, experience[1]::smallint as least, experience[2]::smallint as most, pay[1] as low, pay[2] as high
      from jsonb_to_recordset($1) as row (
        "importKey" text, "companyId" int, "jobProfileId" int, title text, description text, "locationIds" int[], "workMode" text,
        employment text, experience int[], pay int[], currency text, skills text[], link text, "postedOn" date, "isDayKnown" boolean
      )
    )
    insert into research.jobs as known (id, import_key, import_ids, company_id, job_profile_id, title, description, location_ids, work_mode, employment,
      min_experience, max_experience, min_ctc, max_ctc, currency, skills, apply_url, posted_on, first_posted_on, is_day_known)
    select gen_random_uuid(), "importKey", array[$3::integer], "companyId", nullif("jobProfileId", 0), title, description, "locationIds", "workMode", employment,
      least, most, low, high, currency, skills, link, "postedOn", "postedOn", "isDayKnown"
    from rows
    on conflict (import_key) do update
    set job_profile_id = excluded.job_profile_id, description = coalesce(excluded.description, known.description),
      work_mode = coalesce(excluded.work_mode, known.work_mode), employment = coalesce(excluded.employment, known.employment),
      min_experience = coalesce(excluded.min_experience, known.min_experience),
      max_experience = coalesce(excluded.max_experience, known.max_experience),
      min_ctc = case when num_nulls(excluded.min_ctc, excluded.max_ctc) = 2 then known.min_ctc else excluded.min_ctc end,
      max_ctc = case when num_nulls(excluded.min_ctc, excluded.max_ctc) = 2 then known.max_ctc else excluded.max_ctc end,
      currency = excluded.currency, skills = case when excluded.skills = '{}' then known.skills else excluded.skills end,
      apply_url = coalesce(excluded.apply_url, known.apply_url), is_day_known = known.is_day_known or excluded.is_day_known,
      posted_on = case when not known.is_day_known and excluded.is_day_known then excluded.posted_on
        when excluded.is_day_known then greatest(known.posted_on, excluded.posted_on) else known.posted_on end,
      first_posted_on = case when not known.is_day_known and excluded.is_day_known then excluded.posted_on else known.first_posted_on end,
      times_posted = known.times_posted + (${IS_POSTED_AGAIN})::int::smallint
    where $2 and (${IS_POSTED_AGAIN} or (excluded.is_day_known and not known.is_day_known)
      or (excluded.job_profile_id, coalesce(excluded.description, known.description), coalesce(excluded.work_mode, known.work_mode),
          coalesce(excluded.employment, known.employment), coalesce(excluded.min_experience, known.min_experience),
          coalesce(excluded.max_experience, known.max_experience),
          case when num_nulls(excluded.min_ctc, excluded.max_ctc) = 2 then known.min_ctc else excluded.min_ctc end,
          case when num_nulls(excluded.min_ctc, excluded.max_ctc) = 2 then known.max_ctc else excluded.max_ctc end,
          coalesce(excluded.apply_url, known.apply_url),
          case when excluded.skills = '{}' then known.skills else excluded.skills end)
        is distinct from (known.job_profile_id, known.description, known.work_mode, known.employment, known.min_experience,
          known.max_experience, known.min_ctc, known.max_ctc, known.apply_url, known.skills))
    returning xmax = 0 as is_new`,
});
