import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bigint, moment, textOf } from '../sql-types';
import { defineStatement } from '../statement';

export const queueLength = defineStatement({
  name: 'metrics.queue-length',
  parameters: [moment],
  columns: { kind: textOf<ModeratedKindName>(), open: bigint, overdue: bigint },
  text: `select kind, count(*) as open, count(*) filter (where due_at < $1) as overdue from moderation.cases where state = 'OPEN' and withdrawn_from is null group by kind`,
});
