import { erasing, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfChoices } from '@/server/platform/personal/merge-choices';
import type { Merge, PersonalData } from '@/server/platform/personal/personal-data';
import {
  eraseBallots,
  erasePicks,
  exportedBallots,
  exportedPicks,
  mergedPicks,
  resealPicks,
  sealedPicks,
} from './personal.queries';

const mergeAllPicks = mergeOfChoices(mergedPicks);

/** Reseals picks, so that the end is still notified. */
const mergePicks: Merge = async (before, after) => {
  const { authorship, personaRef } = after;
  const work = await mergeAllPicks(before, after);
  return {
    ...work,
    write: async (tx) => {
      await work.write(tx);
      const posts = (await tx.query(sealedPicks, authorship.voterRef(personaRef))).map(({ post_id }) => post_id);
      const seals = posts.map((postId) => authorship.sealVoter(personaRef, postId));
      await tx.query(resealPicks, authorship.voterRef(personaRef), posts, seals);
    },
  };
};

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your answers in polls, sealed',
      columns: ['content.picks.voter_ref', 'content.picks.voter_seal'],
      copied: ['picks'],
      atEnd: 'erased',
    },
    {
      kind: 'Polls and compared offers in your posts',
      columns: ['content.ballots.post_id'],
      copied: ['ballots'],
      atEnd: 'chosen',
    },
  ],
  exports: [
    exporting('picks', ({ database, authorship, personaRef }) =>
      database.query(exportedPicks, authorship.voterRef(personaRef)),
    ),
    exporting('ballots', async ({ database, own }) => database.query(exportedBallots, await own.of('posts'))),
  ],
  merges: [mergePicks],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(erasePicks, authorship.voterRef(personaRef))),
    {
      stage: 'parts',
      prepare: async ({ own }, contributions) => {
        const posts = contributions === 'erase' ? await own.of('posts') : [];
        return { write: (tx) => tx.query(eraseBallots, posts) };
      },
    },
  ],
};
