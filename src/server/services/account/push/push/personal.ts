import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData, PersonalScope, TableRow } from '@/server/platform/personal/personal-data';
import { unsealDevice } from './device-seal';
import { eraseDevices, exportedChoices, exportedDevices } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Browsers that get push notifications, encrypted, until their session ends',
      columns: [
        'persona.push_devices.device_ref',
        'persona.push_devices.inbox_ref',
        'persona.push_devices.endpoint_ref',
        'persona.push_devices.device_seal',
      ],
      copied: ['push-devices'],
      atEnd: 'erased',
    },
    {
      kind: 'Push notifications that are about to be sent',
      columns: ['persona.pushes.notification_id', 'persona.pushes.device_ref'],
      copied: { not: 'the copy has the notifications themselves' },
      atEnd: 'erased',
    },
    {
      kind: 'Which notifications you get by push',
      columns: ['persona.push_choices.persona_ref'],
      copied: ['push-choices.rules'],
      atEnd: 'erased',
    },
  ],
  exports: [
    { name: 'push-devices', read: deviceRows },
    exporting('push-choices.rules', ({ database, personaRef }) => database.query(exportedChoices, personaRef)),
  ],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseDevices, authorship.inboxRef(personaRef))),
  ],
};

async function deviceRows({ database, authorship, personaRef }: PersonalScope): Promise<readonly TableRow[]> {
  const inbox = authorship.inboxRef(personaRef);
  const rows = await database.query(exportedDevices, inbox);
  return rows.map(({ device_seal }) => ({ endpoint: unsealDevice(authorship, inbox, device_seal).endpoint }));
}
