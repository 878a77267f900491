import { erasing } from '@/server/platform/personal/erase-by';
import type { PersonalData, PersonalScope, TableRow } from '@/server/platform/personal/personal-data';
import { kindOf } from './notification-data';
import { createdOf, openPayload } from './notification-seals';
import { eraseInbox, exportedNotifications } from './personal.queries';

export const personalData: PersonalData = {
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
    .map(({ created, payload_seal }) => {
      const payload = openPayload(authorship, inbox, payload_seal);
      return { created_at: new Date(created).toISOString(), about: kindOf(payload), payload };
    });
}
