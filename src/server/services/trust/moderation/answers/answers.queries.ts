import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, date, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const caseToAsk = defineStatement({
  name: 'answers.case-to-ask',
  parameters: [],
  columns: { id: uuid, kind: textOf<ModeratedKindName>(), item_id: uuid, place: text },
  text: `select id, kind, item_id, place from moderation.cases
         where asks_author and state = 'OPEN' and withdrawn_from is null limit 1 for update skip locked`,
});

export const setAnswerDeadline = defineStatement({
  name: 'answers.set-asked',
  parameters: [uuid, date],
  columns: {},
  text: 'update moderation.cases set asks_author = false, answer_until = $2 where id = $1',
});

export const storeAnswer = defineStatement({
  name: 'answers.store',
  parameters: [uuid, bytes],
  columns: { id: uuid },
  text: `update moderation.cases set answer_seal = $2 where id = $1 and state = 'OPEN' and answer_until is not null returning id`,
});
