import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { content } from '../postgres-schemas';
import { posts } from './posting';

/** Pseudonyms that were asked for an answer. Two names of one persona stay separate. */
export const answerRequests = content.table(
  'answer_requests',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    voterRef: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.name, t.voterRef] }),
    index('answer_requests_of_voter').on(t.voterRef, t.postId),
  ],
);
