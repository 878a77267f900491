import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { arrayOf, bytes, from, nullable, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export const sealedItemsByIds = defineStatement({
  name: 'moderation.sealed-by-ids',
  parameters: [arrayOf(uuid)],
  columns: {
    id: from('item_id', uuid),
    kind: textOf<ModeratedKindName>(),
    seal: bytes,
    ends_on: nullable(from('ends_on::text', text)),
  },
  text: 'select item_id as id, kind, seal, ends_on::text as ends_on from moderation.removed where item_id = any($1) order by item_id',
});

export const eraseHeldContributions = defineStatement({
  name: 'moderation.erase-held',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from moderation.removed where item_id = any($1) and ends_on is null',
});

/** Unlinks removed contributions, which are deleted on their end day and never restored. */
export const unlinkRemovedItems = defineStatement({
  name: 'moderation.unlink-removed',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'update moderation.removed set author_ref = null, once_ref = null, is_final = true where item_id = any($1)',
});

export const endAnswerDeadlines = defineStatement({
  name: 'moderation.end-answer-deadlines',
  parameters: [arrayOf(uuid), arrayOf(text)],
  columns: {},
  text: `update moderation.cases set asks_author = false, answer_until = null
         where item_id = any($1) and kind = any($2) and state = 'OPEN' and answer_seal is null`,
});
