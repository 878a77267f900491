import { exporting } from '@/server/platform/personal/erase-by';
import type { Merge, PersonalData } from '@/server/platform/personal/personal-data';
import { countMerged, exportedMemberships, mergeFollowedCommunities } from './personal.queries';

const mergeMemberships: Merge = async ({ database, personaRef }, after) => {
  const [counted] = await database.query(countMerged, personaRef, after.personaRef);
  return {
    kind: 'communities',
    moves: counted?.moves ?? 0,
    ends: counted?.ends ?? 0,
    write: (tx) => tx.query(mergeFollowedCommunities, personaRef, after.personaRef),
  };
};

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'The communities that you follow',
      columns: ['persona.memberships.persona_ref'],
      copied: ['communities'],
      atEnd: 'erased',
    },
  ],
  merges: [mergeMemberships],
  exports: [exporting('communities', ({ database, personaRef }) => database.query(exportedMemberships, personaRef))],
};
