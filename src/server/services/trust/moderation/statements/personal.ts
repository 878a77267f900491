import { erasing } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { eraseStatements, sealedStatements } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Statements about what moderators did with your contributions',
      columns: ['persona.statements.inbox_ref', 'persona.statements.seal'],
      copied: ['statements'],
      atEnd: 'erased',
    },
  ],
  exports: [
    {
      name: 'statements',
      read: async ({ database, authorship, personaRef }) => {
        const inbox = authorship.inboxRef(personaRef);
        const rows = await database.query(sealedStatements, inbox);
        return rows.map(({ seal, created_on }) => ({
          created_on,
          statement: JSON.stringify(authorship.unsealJson(inbox, seal)),
        }));
      },
    },
  ],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseStatements, authorship.inboxRef(personaRef))),
  ],
};
