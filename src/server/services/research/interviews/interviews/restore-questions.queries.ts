import { jsonb, nullable } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Reconciles a restored report's questions `$1` and links `$2`. Existing questions are reused, and taken slugs get the
 * id appended. The company's figures are locked, which prevents duplicates.
 */
export const questionsBack = defineStatement({
  name: 'interviews.questions-back',
  parameters: [jsonb<readonly unknown[]>(), jsonb<readonly unknown[]>()],
  columns: { questions: nullable(jsonb<readonly unknown[]>()), asked: nullable(jsonb<readonly unknown[]>()) },
  text: `with kept (question, slug, known) as (
           select value, value ->> 'slug',
             (select min(q.id::text) from research.interview_questions q
              where q.company_id = (value ->> 'company_id')::integer and q.text_key = value ->> 'text_key')
           from jsonb_array_elements($1)
         )
         select
           (select jsonb_agg(case when exists (select from research.interview_questions q where q.slug = kept.slug)
               then question || jsonb_build_object('slug', kept.slug || '-' || right(question ->> 'id', 6)) else question end)
            from kept where known is null) as questions,
           (select jsonb_agg(case when known is null then tie else tie || jsonb_build_object('question_id', known) end)
            from jsonb_array_elements($2) as ties (tie) left join kept on question -> 'id' = tie -> 'question_id') as asked`,
});
