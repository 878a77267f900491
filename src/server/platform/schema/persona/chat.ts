import { boolean, date, index, integer, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/** Conversations between two pseudonyms. `talk_ref` lets two pseudonyms have one conversation only. */
export const talks = persona.table(
  'talks',
  {
    id: uuid().primaryKey(),
    talkRef: bytes().notNull(),
    isAccepted: boolean().notNull().default(false),
    /** The number of the last message; messages are numbered from 1 without a gap. */
    lastNumber: integer().notNull(),
    lastOn: date().notNull(),
  },
  (t) => [uniqueIndex('talks_ref').on(t.talkRef)],
);

/** The two sides of a conversation. The seal holds the persona and the pseudonym that it has there; it opens for this conversation only. */
export const talkers = persona.table(
  'talkers',
  {
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    /** Whether this side began it. */
    isAsker: boolean().notNull(),
    talkerRef: bytes().notNull(),
    faceSeal: bytes().notNull(),
    hasLeft: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    /** The number of the last message that was read. */
    readNumber: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.talkId, t.isAsker] }), index('talkers_ref').on(t.talkerRef)],
);

/** Messages. The seal holds the text and its moment. */
export const messages = persona.table(
  'messages',
  {
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Drawn by the client, so that a message that is sent again is known. */
    id: uuid().notNull(),
    isOfAsker: boolean().notNull(),
    messageSeal: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.talkId, t.number] }), uniqueIndex('messages_id').on(t.talkId, t.id)],
);
