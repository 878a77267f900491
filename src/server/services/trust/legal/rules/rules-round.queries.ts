import { date, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The users whose accounts are older than the day `$1`, in an order of chance: what is written for each tells nothing by its place. */
export const usersBefore = defineStatement({
  name: 'rules.users-before',
  parameters: [date],
  columns: { id: uuid },
  text: 'select id from identity.users where created_on < $1 order by random()',
});
