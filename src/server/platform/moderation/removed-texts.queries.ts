import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import { deleteBatch, PURGED_COLUMNS } from '../purge';
import { arrayOf, bytes, date, integer, textOf } from '../sql-types';
import { defineStatement } from '../statement';

export const storeRemovedTexts = defineStatement({
  name: 'removed-texts.remember',
  parameters: [arrayOf(bytes), textOf<ModerationRuleId>(), date],
  columns: {},
  text: `insert into moderation.removed_texts (text_ref, rule, ends_on) select ref, $2, $3 from unnest($1::bytea[]) as refs (ref)
         on conflict (text_ref) do update set rule = excluded.rule, ends_on = excluded.ends_on`,
});

export const rulesOf = (of: string): string =>
  `select distinct rule from moderation.removed_texts where text_ref = any(${of}) order by rule`;

export const rulesOfRemovedTexts = defineStatement({
  name: 'removed-texts.rules',
  parameters: [arrayOf(bytes)],
  columns: { rule: textOf<ModerationRuleId>() },
  text: rulesOf('$1'),
});

export const countSimilarSentTexts = defineStatement({
  name: 'removed-texts.count-nearly-sent',
  parameters: [arrayOf(bytes), arrayOf(bytes)],
  columns: { times: integer, rules: arrayOf(textOf<ModerationRuleId>()) },
  text: `with counted as (
           insert into platform.help_counts as h (ref, count) select ref, 1 from unnest($1::bytea[]) as ref group by ref order by ref
           on conflict (ref) do update set count = h.count + 1 returning count
         ) select coalesce((select max(count) from counted), 0)::integer as times,
             array(${rulesOf('$2')}) as rules`,
});

export const deleteRemovedTexts = defineStatement({
  name: 'removed-texts.forget',
  parameters: [arrayOf(bytes)],
  columns: {},
  text: 'delete from moderation.removed_texts where text_ref = any($1)',
});

export const purgeRemovedTexts = defineStatement({
  name: 'removed-texts.purge',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('moderation.removed_texts', 'ends_on <= $1', 'ends_on'),
});
