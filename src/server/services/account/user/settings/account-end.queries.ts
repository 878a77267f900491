import { uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const deactivate = defineStatement({
  name: 'settings.deactivate',
  parameters: [uuid],
  columns: {},
  text: 'insert into identity.deactivations (user_id) values ($1) on conflict do nothing',
});

export const deactivationOfUser = defineStatement({
  name: 'settings.deactivation',
  parameters: [uuid],
  columns: { user_id: uuid },
  text: 'select user_id from identity.deactivations where user_id = $1',
});

export const lockDeactivation = defineStatement({
  name: 'settings.lock-deactivation',
  parameters: [uuid, uuid],
  columns: { user_id: uuid },
  text: `select user_id from identity.deactivations
         where user_id = $1 and exists (select from identity.sessions where id = $2) for update`,
});

export const reactivateAccount = defineStatement({
  name: 'settings.reactivate',
  parameters: [uuid],
  columns: {},
  text: 'delete from identity.deactivations where user_id = $1',
});
