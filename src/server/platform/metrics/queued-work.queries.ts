import { bigint, moment } from '../sql-types';
import { defineStatement } from '../statement';

export const queuedWork = defineStatement({
  name: 'metrics.queued-work',
  parameters: [moment],
  columns: { pushes: bigint, cards: bigint },
  text: `select (select count(*) from persona.pushes where due_at is null)
             + (select count(*) from persona.pushes where due_at <= $1) as pushes,
           (select count(*) from research.card_queue) as cards`,
});
