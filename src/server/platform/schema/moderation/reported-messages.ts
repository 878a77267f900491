import { foreignKey, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { messages } from '../persona/chat';
import { moderation } from '../postgres-schemas';

/**
 * Reported messages, as moderators read them. Deleted with the conversation, or once decided. Contains two seals of the
 * message, with its text and without it.
 */
export const reportedMessages = moderation.table(
  'reported_messages',
  {
    id: uuid().primaryKey(),
    talkId: uuid().notNull(),
    number: integer().notNull(),
    authorRef: bytes().notNull(),
    authorSeal: bytes().notNull(),
    /** The writer's reference in the room, or null in a conversation of two. */
    memberRef: bytes(),
    content: text().notNull(),
    context: text().notNull(),
    messageSeal: bytes().notNull(),
    erasedSeal: bytes().notNull(),
  },
  (t) => [
    uniqueIndex('reported_messages_place').on(t.talkId, t.number),
    foreignKey({ columns: [t.talkId, t.number], foreignColumns: [messages.talkId, messages.number] }).onDelete(
      'cascade',
    ),
  ],
);
