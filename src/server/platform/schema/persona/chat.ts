import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { communities } from '../content/communities';
import { persona } from '../postgres-schemas';

/** Conversations between two pseudonyms, of which two have one only (`talk_ref`), and rooms of communities. */
export const talks = persona.table(
  'talks',
  {
    id: uuid().primaryKey(),
    /** Null for a room. */
    talkRef: bytes(),
    /** The community of a room; null for a conversation of two. */
    roomType: text({ enum: ['topic', 'company'] }),
    entityId: integer(),
    isAccepted: boolean().notNull().default(false),
    /** True if one of two has left; then it takes no message. */
    isLeft: boolean().notNull().default(false),
    /** The number of the last message; messages are numbered from 1 without a gap. */
    lastNumber: integer().notNull(),
    lastOn: date().notNull(),
  },
  (t) => [
    uniqueIndex('talks_ref').on(t.talkRef),
    uniqueIndex('talks_room').on(t.roomType, t.entityId),
    foreignKey({
      columns: [t.roomType, t.entityId],
      foreignColumns: [communities.type, communities.entityId],
    }).onDelete('cascade'),
    check(
      'talks_kind',
      sql`(${t.talkRef} is null) = (${t.roomType} is not null) and (${t.roomType} is null) = (${t.entityId} is null)`,
    ),
  ],
);

/** The two sides of a conversation. The seal holds the persona and the pseudonym that it has there; it opens for this conversation only. */
export const talkers = persona.table(
  'talkers',
  {
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    /** True if this side began it. */
    isAsker: boolean().notNull(),
    talkerRef: bytes().notNull(),
    faceSeal: bytes().notNull(),
    hasLeft: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    /** The number of the last message that was read. */
    readNumber: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.talkId, t.isAsker] }), index('talkers_ref').on(t.talkerRef, t.talkId)],
);

/** The users who have entered a room. The reference is another one in each room; what one sees in it says nothing of who else is there. */
export const roomMembers = persona.table(
  'room_members',
  {
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    memberRef: bytes().notNull(),
    /** Stays once they have left, so that their messages are found when the account ends. */
    hasLeft: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    /** The number of the last message that was read. */
    readNumber: integer().notNull(),
    /** The messages of theirs that moderators have removed. */
    removedCount: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.talkId, t.memberRef] })],
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
    /** The side that wrote it; null in a room. */
    isOfAsker: boolean(),
    /** The writer in a room: another reference for each message, as contributions have. */
    writerRef: bytes(),
    /** The persona and the pseudonym behind a message in a room, as then; null once the account has ended. */
    faceSeal: bytes(),
    messageSeal: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.talkId, t.number] }),
    uniqueIndex('messages_id').on(t.talkId, t.id),
    check('messages_author', sql`(${t.isOfAsker} is null) <> (${t.writerRef} is null)`),
  ],
);
