import { textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export const moderatorOf = defineStatement({
  name: 'realtime.moderator-of',
  parameters: [uuid],
  columns: { role: textOf<'moderator'>() },
  text: `select role from identity.roles where user_id = $1 and role = 'moderator'`,
});
