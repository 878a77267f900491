import { erasing, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfChoices } from '@/server/platform/personal/merge-choices';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import {
  eraseCommentVotes,
  eraseVotes,
  exportedCommentVotes,
  exportedVotes,
  mergedCommentVotes,
  mergedVotes,
} from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your votes on posts and comments',
      columns: ['content.votes.voter_ref', 'content.comment_votes.voter_ref'],
      copied: ['votes', 'comment_votes'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('votes', ({ database, authorship, personaRef }) =>
      database.query(exportedVotes, authorship.voterRef(personaRef)),
    ),
    exporting('comment_votes', ({ database, authorship, personaRef }) =>
      database.query(exportedCommentVotes, authorship.voterRef(personaRef)),
    ),
  ],
  merges: [mergeOfChoices(mergedVotes), mergeOfChoices(mergedCommentVotes)],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseVotes, authorship.voterRef(personaRef))),
    erasing('choices', (tx, { authorship, personaRef }) =>
      tx.query(eraseCommentVotes, authorship.voterRef(personaRef)),
    ),
  ],
};
