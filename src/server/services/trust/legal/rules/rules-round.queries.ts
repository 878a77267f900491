import { date, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** In random order: positions of the notifications reveal nothing. */
export const usersBefore = defineStatement({
  name: 'rules.users-before',
  parameters: [date],
  columns: { id: uuid },
  text: 'select id from identity.users where created_on < $1 order by random()',
});
