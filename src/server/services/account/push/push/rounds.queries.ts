import { boolean, bytes, from, integer, moment, selectList, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const dueColumns = {
  notification_id: from('p.notification_id', uuid),
  device_ref: from('p.device_ref', bytes),
  inbox_ref: from('d.inbox_ref', bytes),
  device_seal: from('d.device_seal', bytes),
  failures: from('d.failures', smallint),
  payload_seal: from('n.payload_seal', bytes),
  created_on: from('n.created_on::text', text),
  is_unseen: from('(n.status = 0 and not n.dismissed)', boolean),
} as const;

export const claimDuePushes = defineStatement({
  name: 'push.take-due',
  parameters: [moment, moment, integer],
  columns: dueColumns,
  text: `with due as (
           select p.notification_id, p.device_ref from persona.pushes p
           join persona.push_devices d on d.device_ref = p.device_ref and (d.held_until is null or d.held_until <= $1)
           where p.due_at is null or p.due_at <= $1
           order by p.due_at nulls first limit $3::integer for update of p skip locked
         )
         update persona.pushes p set due_at = $2
         from due join persona.push_devices d on d.device_ref = due.device_ref
           join persona.notifications n on n.id = due.notification_id
         where p.notification_id = due.notification_id and p.device_ref = due.device_ref
         returning ${selectList(dueColumns)}`,
});

export const deletePush = defineStatement({
  name: 'push.end',
  parameters: [uuid, bytes],
  columns: {},
  text: 'delete from persona.pushes where notification_id = $1 and device_ref = $2',
});

export const delayPush = defineStatement({
  name: 'push.delay',
  parameters: [uuid, bytes, moment],
  columns: {},
  text: 'update persona.pushes set due_at = $3 where notification_id = $1 and device_ref = $2',
});

export const pushSucceeded = defineStatement({
  name: 'push.device-took',
  parameters: [bytes],
  columns: {},
  text: 'update persona.push_devices set failures = 0, held_until = null where device_ref = $1 and failures > 0',
});

export const pushFailed = defineStatement({
  name: 'push.device-failed',
  parameters: [bytes, moment],
  columns: {},
  text: 'update persona.push_devices set failures = failures + 1, held_until = $2 where device_ref = $1',
});
