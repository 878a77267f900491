import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Returns no row if the case is gone, or another is open. */
export const openAppealCase = defineStatement({
  name: 'appeals.open-case',
  parameters: [uuid, textOf<ModeratedKindName>(), uuid, text, moment, uuid, bytes],
  columns: { id: uuid },
  text: `insert into moderation.cases (id, kind, item_id, place, origin, ground, due_at, appeal_of, appealed_ref, appeal_seal)
         select $1, $2, $3, $4, 'APPEAL', 'APPEAL', $5, k.id, k.decider_ref, $7
         from moderation.cases k where k.id = $6 and k.state = 'CLOSED'
         on conflict (item_id, kind) where state <> 'CLOSED' do nothing returning id`,
});
