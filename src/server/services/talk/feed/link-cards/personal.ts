import type { PersonalData } from '@/server/platform/personal/personal-data';
import { eraseLinkReads } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Links in your posts that the server has not read yet',
      columns: ['content.link_reads.post_id'],
      copied: { not: 'the link is in the text of the post' },
      atEnd: 'chosen',
    },
  ],
  erasures: [
    {
      stage: 'parts',
      prepare: async ({ own }, contributions) => {
        const posts = contributions === 'erase' ? await own.of('posts') : [];
        return { write: (tx) => tx.query(eraseLinkReads, posts) };
      },
    },
  ],
};
