import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { arrayOf, bytes, date, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const deleteOtherDevicesOfEndpoint = defineStatement({
  name: 'push.end-others-of-endpoint',
  parameters: [bytes, bytes],
  columns: {},
  text: 'delete from persona.push_devices where endpoint_ref = $1 and device_ref <> $2',
});

export const storeDevice = defineStatement({
  name: 'push.store-device',
  parameters: [bytes, bytes, bytes, bytes, date],
  columns: {},
  text: `insert into persona.push_devices as d (device_ref, inbox_ref, endpoint_ref, device_seal, ends_on)
         values ($1, $2, $3, $4, $5)
         on conflict (device_ref) do update set inbox_ref = excluded.inbox_ref, endpoint_ref = excluded.endpoint_ref,
           device_seal = excluded.device_seal, ends_on = excluded.ends_on,
           held_until = case when d.endpoint_ref = excluded.endpoint_ref then d.held_until end,
           failures = case when d.endpoint_ref = excluded.endpoint_ref then d.failures else 0 end`,
});

export const deleteDevice = defineStatement({
  name: 'push.end-device',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.push_devices where device_ref = $1',
});

export const purgeDevices = defineStatement({
  name: 'push.purge-devices',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('persona.push_devices', 'ends_on < $1', 'ends_on'),
});

export const liveSessions = defineStatement({
  name: 'push.live-sessions',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid },
  text: 'select id from identity.sessions where id = any($1)',
});
