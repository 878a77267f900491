import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { eraseBallots, erasePicks, exportedBallots, exportedPicks } from './personal.queries';

export const personal: PersonalData = {
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
