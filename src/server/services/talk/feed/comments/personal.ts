import { anonymousRefs, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import {
  emptyComments,
  eraseComments,
  exportedComments,
  keepPausedComments,
  mergedComments,
  pauseComments,
  resumeComments,
  unlinkComments,
} from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your comments and replies, under your pseudonym',
      columns: [
        'content.comments.author_ref',
        'content.comments.author_seal',
        'content.comments.author_name',
        'content.paused_comments.author_name',
        'content.paused_comments.author_tagline',
        'content.paused_comments.author_avatar',
        'content.paused_comments.author_color',
        'content.paused_comments.author_proof',
      ],
      copied: ['comments'],
      atEnd: 'chosen',
    },
  ],
  exports: [
    exporting('comments', async ({ database, own }) => database.query(exportedComments, await own.of('comments'))),
  ],
  erasures: [
    {
      // Runs before posts are erased. A post whose last comment is gone can then be deleted instead of emptied.
      stage: 'parts',
      prepare: async ({ own }, contributions) => {
        const comments = await own.of('comments');
        return {
          write: async (tx) => {
            if (contributions === 'unlink') return tx.query(unlinkComments, comments, anonymousRefs(comments));
            await tx.query(emptyComments, comments, anonymousRefs(comments));
            return tx.query(eraseComments, comments);
          },
        };
      },
    },
  ],
  merges: [mergeOfContributions(mergedComments)],
  pause: async ({ own }) => {
    const comments = await own.of('comments');
    return {
      write: async (tx) => {
        await tx.query(keepPausedComments, comments);
        return tx.query(pauseComments, comments);
      },
    };
  },
  resume: async ({ own }) => {
    const comments = await own.of('comments');
    return { write: (tx) => tx.query(resumeComments, comments) };
  },
};
