import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedDevices = defineStatement({
  name: 'push.exported-devices',
  parameters: [bytes],
  columns: { device_seal: bytes },
  text: 'select device_seal from persona.push_devices where inbox_ref = $1 order by device_ref',
});

export const exportedChoices = exportRowsOfRef(
  'push-choices.rules',
  'select kinds, at_night from persona.push_choices where persona_ref = $1',
);

export const eraseDevices = defineStatement({
  name: 'push.erase-devices',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.push_devices where inbox_ref = $1',
});
