import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { eraseReports, exportedReports } from './personal.queries';

export const personal: PersonalData = {
  kinds: [
    {
      kind: 'What you reported to the moderators, and why',
      columns: ['content.reports.voter_ref', 'content.reports.resource_id'],
      copied: ['reports'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('reports', ({ database, authorship, personaRef }) =>
      database.query(exportedReports, authorship.voterRef(personaRef)),
    ),
  ],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseReports, authorship.voterRef(personaRef))),
  ],
};
