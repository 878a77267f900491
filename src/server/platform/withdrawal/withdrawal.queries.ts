import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { endOfHour } from '../end-of-hour';
import { batchCondition, PURGED_COLUMNS } from '../purge';
import { arrayOf, bytes, date, moment, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import { isPermanentlyWithdrawn } from './bring-back';

export const storeWithdrawnItem = defineStatement({
  name: 'withdrawal.keep',
  parameters: [textOf<ModeratedKindName>(), uuid, bytes, moment],
  columns: {},
  text: `insert into moderation.withdrawn (kind, item_id, seal, ends_at)
         values ($1, $2, $3, ${endOfHour('$4::timestamptz')}) on conflict (item_id, kind) do nothing`,
});

export const withdrawnItem = defineStatement({
  name: 'withdrawal.one',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: { seal: bytes },
  text: 'select seal from moderation.withdrawn where kind = $1 and item_id = $2 for update',
});

export const deleteWithdrawnItem = defineStatement({
  name: 'withdrawal.drop',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: {},
  text: 'delete from moderation.withdrawn where kind = $1 and item_id = $2',
});

export const eraseWithdrawnItems = defineStatement({
  name: 'withdrawal.erase',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from moderation.withdrawn where item_id = any($1)',
});

export const countWithdrawalsClause = (kind: string, month: number) =>
  `, counted as (
     insert into moderation.withdrawals as w (month, kind, count)
     select $${month}::date, ${kind}, count(*)::int from gone group by 2 having count(*) > 0
     on conflict (month, kind) do update set count = w.count + excluded.count
   ) select count(*)::integer as rows from gone`;

export const purgeWithdrawnItems = defineStatement({
  name: 'withdrawal.purge',
  parameters: [moment, date],
  columns: PURGED_COLUMNS,
  text: `with gone as (delete from moderation.withdrawn where ${batchCondition('moderation.withdrawn', isPermanentlyWithdrawn('ends_at', '$1'), 'ends_at')} returning kind)
         ${countWithdrawalsClause('gone.kind', 2)}`,
});
