import type { Merge } from '@/server/platform/personal/personal-data';
import { ChatSeals } from './chat-seals';
import {
  conversationsToMerge,
  mergeConversations,
  moveReportedMessages,
  reportedInConversations,
} from './merge-conversations.queries';

/**
 * Merged conversations keep their pseudonym and are read-only, as after a rename. A conversation between the two
 * accounts ends.
 */
export const mergingConversations: Merge = async ({ database, authorship, personaRef }, after) => {
  const seals = new ChatSeals(authorship);
  const talks = (await database.query(conversationsToMerge, authorship.talkerRef(personaRef))).map((row) => ({
    ...row,
    own: { ...seals.openFace(row.talk_id, row.own_seal), persona: after.personaRef },
    other: seals.openFace(row.talk_id, row.other_seal),
  }));
  const moved = talks.filter(({ other }) => !Buffer.from(other.persona).equals(after.personaRef));
  const ids = moved.map(({ talk_id }) => talk_id);
  return {
    kind: 'conversations',
    moves: moved.length,
    ends: talks.length - moved.length,
    write: async (tx) => {
      await tx.query(
        mergeConversations,
        ids,
        moved.map(({ own, other }) => authorship.talkRef(own, other)),
        moved.map(({ is_asker }) => is_asker),
        authorship.talkerRef(after.personaRef),
        moved.map(({ talk_id, own }) => seals.sealFace(talk_id, own)),
      );
      const reported = (await tx.query(reportedInConversations, ids))
        .filter(({ id, author_ref }) => authorship.authorRef(personaRef, id).equals(author_ref))
        .map(({ id }) => id);
      await tx.query(
        moveReportedMessages,
        reported,
        reported.map((id) => authorship.authorRef(after.personaRef, id)),
        reported.map((id) => authorship.sealAuthor(after.personaRef, id)),
      );
    },
  };
};
