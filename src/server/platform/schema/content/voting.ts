import { sql } from 'drizzle-orm';
import { check, index, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { content } from '../postgres-schemas';
import { comments } from './comments';
import { posts } from './posting';

/** Votes, one per persona and post. A trigger keeps the post's counts. `value` is 1 for up, -1 for down. */
export const votes = content.table(
  'votes',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    voterRef: bytes().notNull(),
    value: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.voterRef] }),
    index('votes_of_voter').on(t.voterRef),
    check('votes_value', sql`${t.value} in (1, -1)`),
  ],
);

/** Votes, one per persona and comment. A trigger keeps the comment's counts. `value` is 1 for up, -1 for down. */
export const commentVotes = content.table(
  'comment_votes',
  {
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    voterRef: bytes().notNull(),
    value: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.voterRef] }),
    index('comment_votes_of_voter').on(t.voterRef),
    check('comment_votes_value', sql`${t.value} in (1, -1)`),
  ],
);
