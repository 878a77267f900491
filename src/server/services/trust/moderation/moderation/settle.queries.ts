import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ModerationAct } from '@/core/trust/moderation/acts.rules';
import type { CaseEntry } from '@/core/trust/moderation/case';
import type { LoggedDecision } from '@/core/trust/public-log/log-line.rules';
import {
  arrayOf,
  boolean,
  date,
  from,
  moment,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const decidedColumns = {
  id: uuid,
  kind: textOf<CaseEntry['kind']>(),
  item_id: uuid,
  place: text,
  origin: textOf<CaseEntry['origin']>(),
  act: nullable(textOf<ModerationAct>()),
  rule: nullable(textOf<ModerationRuleId>()),
  words: arrayOf(text),
  answer_until: from('k.answer_until::text', nullable(text)),
  settles_at: nullable(moment),
  appeal_of: nullable(uuid),
} as const;

export const decidedCase = defineStatement({
  name: 'moderation.decided-case',
  parameters: [moment],
  columns: decidedColumns,
  text: `select ${selectList(decidedColumns, 'k')} from moderation.cases k
         where k.state = 'DECIDED' and k.settles_at <= $1 order by k.settles_at limit 1 for update skip locked`,
});

export const decidedCaseOf = defineStatement({
  name: 'moderation.decided-case-of',
  parameters: [textOf<CaseEntry['kind']>(), uuid],
  columns: decidedColumns,
  text: `select ${selectList(decidedColumns, 'k')} from moderation.cases k where k.kind = $1 and k.item_id = $2 and k.state = 'DECIDED' for update`,
});

export const closeCase = defineStatement({
  name: 'moderation.close-case',
  parameters: [uuid],
  columns: {},
  text: `update moderation.cases set state = 'CLOSED', settles_at = null, words = '{}', findings = '[]', appeal_seal = null, answer_seal = null where id = $1`,
});

export const endReports = defineStatement({
  name: 'moderation.end-reports',
  parameters: [uuid, textOf<'UPHELD' | 'UNFOUNDED'>()],
  columns: {},
  text: 'update content.reports set outcome = $2 where resource_id = $1 and outcome is null',
});

export const addUnlogged = defineStatement({
  name: 'moderation.add-unlogged',
  parameters: [
    uuid,
    date,
    textOf<LoggedDecision['kind']>(),
    textOf<LoggedDecision['act']>(),
    nullable(text),
    nullable(textOf<ModerationRuleId>()),
    textOf<LoggedDecision['origin']>(),
  ],
  columns: {},
  text: 'insert into moderation.unlogged (id, month, kind, act, place, rule, origin) values ($1, $2, $3, $4, $5, $6, $7)',
});

export const countStars = defineStatement({
  name: 'moderation.count-stars',
  parameters: [date, smallint, boolean],
  columns: {},
  text: `insert into moderation.star_sums as s (month, rating, is_kept, count) values ($1, $2, $3, 1)
         on conflict (month, rating, is_kept) do update set count = s.count + 1`,
});
