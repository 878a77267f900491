import { uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const dropPushes = defineStatement({
  name: 'answer-notifications.drop-pushes',
  parameters: [uuid],
  columns: {},
  text: 'delete from persona.pushes where notification_id = $1',
});
