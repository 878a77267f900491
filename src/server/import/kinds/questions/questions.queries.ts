import { arrayOf, boolean, integer, jsonb, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

interface ListedQuestion {
  readonly key: string;
  readonly companyId: number;
}

export const existingQuestions = defineStatement({
  name: 'import.questions.known',
  parameters: [arrayOf(integer), arrayOf(text)],
  columns: { id: uuid, company_id: integer, key: text },
  text: `select q.id, q.company_id, q.text_key as key from unnest($1::int[], $2::text[]) as asked (company, key)
         join research.interview_questions q on q.company_id = asked.company and q.text_key = asked.key`,
});

/**
 * Writes questions with different ids, a JSON list, of import `$3`. A taken slug gets the id appended. If `$2`,
 * existing ones are changed. Returns a row for each added or changed one.
 */
export const writeQuestions = defineStatement({
  name: 'import.questions.write',
  parameters: [jsonb<readonly ListedQuestion[]>(), boolean, integer],
  columns: { is_new: boolean },
  text: `
    insert into research.interview_questions as known (id, import_ids, slug, text_key, text, company_id, job_profile_id, listed, source_url)
    select key::uuid, array[$3::integer],
      case when row_number() over (partition by slug) > 1 or exists (select from research.interview_questions q where q.slug = row.slug and q.id <> key::uuid)
        then row.slug || '-' || right(key, 6) else row.slug end,
      "textKey", text, "companyId", job_profile_id, coalesce(listed, 0), source_url
    from jsonb_to_recordset($1) as row (key text, slug text, "textKey" text, text text, "companyId" int, job_profile_id int, listed int, source_url text)
    on conflict (id) do update
    set job_profile_id = coalesce(excluded.job_profile_id, known.job_profile_id), listed = greatest(excluded.listed, known.listed),
      source_url = coalesce(excluded.source_url, known.source_url)
    where $2 and (coalesce(excluded.job_profile_id, known.job_profile_id), greatest(excluded.listed, known.listed), coalesce(excluded.source_url, known.source_url))
      is distinct from (known.job_profile_id, known.listed, known.source_url)
    returning xmax = 0 as is_new`,
});
