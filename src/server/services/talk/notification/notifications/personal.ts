import { erasing } from '@/server/platform/personal/erase-by';
import type { PersonalData, PersonalScope, TableRow } from '@/server/platform/personal/personal-data';
import { createdOf } from './notification-seals';
import { eraseInbox, exportedNotifications } from './personal.queries';

export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Your notifications, sealed',
      columns: [
        'persona.notifications.id',
        'persona.notifications.inbox_ref',
        'persona.notifications.subject_ref',
        'persona.notifications.created_seal',
        'persona.notifications.payload_seal',
      ],
      copied: ['notifications'],
      atEnd: 'erased',
    },
  ],
  exports: [{ name: 'notifications', read: notificationRows }],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseInbox, authorship.inboxRef(personaRef))),
  ],
};

async function notificationRows({ database, authorship, personaRef }: PersonalScope): Promise<readonly TableRow[]> {
  const inbox = authorship.inboxRef(personaRef);
  const rows = await database.query(exportedNotifications, inbox);
  return rows
    .map((row) => ({ ...row, created: createdOf(authorship, inbox, row) }))
    .sort((one, other) => one.created - other.created)
    .map(({ created, variant_id, payload_seal }) => ({
      created_at: new Date(created).toISOString(),
      about: variant_id,
      payload: authorship.unsealJson(inbox, payload_seal),
    }));
}
