import { date, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Selects users in random order, so that positions of the notifications reveal nothing. */
export const usersBefore = defineStatement({
  name: 'rules.users-before',
  parameters: [date],
  columns: { id: uuid },
  text: 'select id from identity.users where created_on < $1 order by random()',
});
