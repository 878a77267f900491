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

/** Conversations (one per pair of pseudonyms, `talk_ref`) and rooms of communities. */
export const talks = persona.table(
  'talks',
  {
    id: uuid().primaryKey(),
    talkRef: bytes(),
    roomType: text({ enum: ['topic', 'company'] }),
    entityId: integer(),
    isAccepted: boolean().notNull().default(false),
    /** True if one side has left. No more messages are possible then. */
    isLeft: boolean().notNull().default(false),
    /** The last number. Numbers start at 1 without gaps. */
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

/** The sides of a conversation: persona and pseudonym, sealed for this conversation only. */
export const talkers = persona.table(
  'talkers',
  {
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    isAsker: boolean().notNull(),
    talkerRef: bytes().notNull(),
    faceSeal: bytes().notNull(),
    hasLeft: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    readNumber: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.talkId, t.isAsker] }), index('talkers_ref').on(t.talkerRef, t.talkId)],
);

/** Members of a room, under a different reference in each, so that rooms cannot be linked. */
export const roomMembers = persona.table(
  'room_members',
  {
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    memberRef: bytes().notNull(),
    /** True after the member has left. The row stays, so that their messages are found when the account ends. */
    hasLeft: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    readNumber: integer().notNull(),
    removedCount: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.talkId, t.memberRef] })],
);

export const messages = persona.table(
  'messages',
  {
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The id that the client chose, so that resent messages are recognised. */
    id: uuid().notNull(),
    isOfAsker: boolean(),
    /** The writer in a room, by a reference of this message only. */
    writerRef: bytes(),
    /** Persona and pseudonym at the time of a room message. Null once the account has ended. */
    faceSeal: bytes(),
    messageSeal: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.talkId, t.number] }),
    uniqueIndex('messages_id').on(t.talkId, t.id),
    check('messages_author', sql`(${t.isOfAsker} is null) <> (${t.writerRef} is null)`),
  ],
);
