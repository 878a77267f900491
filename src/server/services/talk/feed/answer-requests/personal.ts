import { erasing, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfChoices } from '@/server/platform/personal/merge-choices';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { erasingNames } from '@/server/services/account/user/profile/erasing-names';
import { eraseAnswerRequests, eraseRequestsTo, exportedAnswerRequests, mergedRequests } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'The pseudonyms that you asked for an answer',
      columns: ['content.answer_requests.voter_ref', 'content.answer_requests.name'],
      copied: ['answer_requests'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('answer_requests', ({ database, authorship, personaRef }) =>
      database.query(exportedAnswerRequests, authorship.voterRef(personaRef)),
    ),
  ],
  merges: [mergeOfChoices(mergedRequests)],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) =>
      tx.query(eraseAnswerRequests, authorship.voterRef(personaRef)),
    ),
    // Requests to a name end with it, because its next owner is another person.
    erasingNames('choices', (tx, names) => tx.query(eraseRequestsTo, names)),
  ],
};
