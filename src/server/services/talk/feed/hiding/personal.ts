import { erasing, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfChoices } from '@/server/platform/personal/merge-choices';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { erasingNames } from '@/server/services/account/user/profile/erasing-names';
import {
  eraseHiddenPosts,
  exportedBlockedNames,
  exportedHiddenPosts,
  mergedBlocks,
  mergedHiddenPosts,
  unblockNames,
} from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Posts that you hid and pseudonyms that you blocked',
      columns: ['content.hidden_posts.voter_ref', 'content.blocked_names.voter_ref', 'content.blocked_names.name'],
      copied: ['hidden_posts', 'blocked_names'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('hidden_posts', ({ database, authorship, personaRef }) =>
      database.query(exportedHiddenPosts, authorship.voterRef(personaRef)),
    ),
    exporting('blocked_names', ({ database, authorship, personaRef }) =>
      database.query(exportedBlockedNames, authorship.voterRef(personaRef)),
    ),
  ],
  merges: [mergeOfChoices(mergedHiddenPosts), mergeOfChoices(mergedBlocks)],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseHiddenPosts, authorship.voterRef(personaRef))),
    // Blocks of a name end with it, because its next owner is another person.
    erasingNames('choices', (tx, names) => tx.query(unblockNames, names)),
  ],
};
