import { erasing, exporting } from '../personal/erase-by';
import type { PersonalData } from '../personal/personal-data';
import { eraseSessions, exportedSessions } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Where you are logged in: the kind of device, the way of logging in and the day',
      columns: [
        'identity.sessions.id',
        'identity.sessions.owner_ref',
        'identity.sessions.owner_seal',
        'identity.sessions.access_hash',
        'identity.sessions.access_seal',
        'identity.refresh_tokens.hash',
        'identity.refresh_tokens.used_seal',
      ],
      copied: ['sessions'],
      atEnd: 'erased',
    },
    {
      kind: 'Marks of logins that were used, so that none counts twice',
      columns: ['identity.used_tokens.hash', 'identity.used_tokens.answer'],
      copied: { not: 'a mark says nothing about its user' },
      atEnd: { ends: 'with the token whose second use it prevents; nothing ties it to a user' },
    },
  ],
  exports: [
    exporting('sessions', ({ database, authorship, userId }) =>
      database.query(exportedSessions, authorship.ownerRef(userId)),
    ),
  ],
  // Erased after the user row, which a sign-in locks. Sessions of concurrent sign-ins are then included.
  erasures: [erasing('sessions', (tx, { authorship, userId }) => tx.query(eraseSessions, authorship.ownerRef(userId)))],
};
