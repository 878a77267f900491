import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { arrayOf, boolean, bytes, moment, nullable, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';

const kind = textOf<ModeratedKindName>();

export const addWaitingCard = defineStatement({
  name: 'moderation.add-waiting',
  parameters: [kind, uuid, moment, nullable(bytes)],
  columns: {},
  text: 'insert into moderation.waiting (kind, item_id, shows_at, once_ref) values ($1, $2, $3, $4)',
});

export const waitingItem = defineStatement({
  name: 'moderation.waiting-item',
  parameters: [kind, uuid],
  columns: { is_held: boolean },
  text: 'select is_held from moderation.waiting where kind = $1 and item_id = $2 for update',
});

export const holdWaitingCard = defineStatement({
  name: 'moderation.set-waiting-held',
  parameters: [kind, uuid, boolean],
  columns: { id: uuid },
  text: 'update moderation.waiting set is_held = $3 where kind = $1 and item_id = $2 returning item_id as id',
});

export const setWaitingOnceRef = defineStatement({
  name: 'moderation.set-waiting-once',
  parameters: [kind, uuid, nullable(bytes)],
  columns: {},
  text: 'update moderation.waiting set once_ref = $3 where kind = $1 and item_id = $2',
});

export const waitingDuplicateCard = defineStatement({
  name: 'moderation.waiting-twin',
  parameters: [nullable(bytes), uuid],
  columns: { id: uuid },
  text: 'select item_id as id from moderation.waiting where once_ref = $1 and item_id <> $2',
});

export const claimDueContribution = defineStatement({
  name: 'moderation.end-waiting',
  parameters: [moment],
  columns: { kind, id: uuid, is_held: boolean },
  text: `with due as materialized (
           select item_id, kind from moderation.waiting where shows_at <= $1 order by shows_at, item_id limit 1 for update skip locked
         )
         delete from moderation.waiting w using due where w.item_id = due.item_id and w.kind = due.kind
         returning w.kind, w.item_id as id, w.is_held`,
});

export const eraseWaitingCards = defineStatement({
  name: 'moderation.erase-waiting',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from moderation.waiting where item_id = any($1)',
});
