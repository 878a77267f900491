import { erasing, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfChoices } from '@/server/platform/personal/merge-choices';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { eraseReports, exportedReports, mergedReports } from './personal.queries';

export const personalData: PersonalData = {
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
  merges: [mergeOfChoices(mergedReports)],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseReports, authorship.voterRef(personaRef))),
  ],
};
