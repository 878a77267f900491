import { foreignKey, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { messages } from '../persona/chat';
import { moderation } from '../postgres-schemas';

/**
 * Messages that were reported, as moderators read them. A row goes with its conversation, and once nothing has to be decided about it any more. The seals are those of
 * the message: as it was, and without its text.
 */
export const reportedMessages = moderation.table(
  'reported_messages',
  {
    id: uuid().primaryKey(),
    talkId: uuid().notNull(),
    number: integer().notNull(),
    authorRef: bytes().notNull(),
    authorSeal: bytes().notNull(),
    /** The writer's place in the room, by which removed messages count there; null in a conversation of two. */
    memberRef: bytes(),
    content: text().notNull(),
    /** The messages before it, by side and without a name. */
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
