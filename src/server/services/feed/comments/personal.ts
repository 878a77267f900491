import { exporting, refsOfNobody } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { emptyComments, eraseComments, exportedComments, unlinkComments } from './personal.queries';

export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Your comments and replies, under your pseudonym',
      columns: ['content.comments.author_ref', 'content.comments.author_seal', 'content.comments.author_name'],
      copied: ['comments'],
      atEnd: 'chosen',
    },
  ],
  exports: [
    exporting('comments', async ({ database, own }) => database.query(exportedComments, await own.of('comments'))),
  ],
  erasures: [
    {
      // Before the posts: a post whose last comment has gone is removed, not emptied.
      stage: 'parts',
      prepare: async ({ own }, contributions) => {
        const comments = await own.of('comments');
        return {
          write: async (tx) => {
            if (contributions === 'unlink') return tx.query(unlinkComments, comments, refsOfNobody(comments));
            await tx.query(emptyComments, comments, refsOfNobody(comments));
            return tx.query(eraseComments, comments);
          },
        };
      },
    },
  ],
};
