import { text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { content } from '../postgres-schemas';
import { author } from './author';
import { comments } from './comments';

const { authorName, authorTagline, authorAvatar, authorColor, authorProof } = author;

export const pausedComments = content.table('paused_comments', {
  commentId: uuid()
    .primaryKey()
    .references(() => comments.id, { onDelete: 'cascade' }),
  content: text().notNull(),
  mentions: text().array().notNull(),
  editedAt: moment(),
  authorName,
  authorTagline,
  authorAvatar,
  authorColor,
  authorProof,
});
