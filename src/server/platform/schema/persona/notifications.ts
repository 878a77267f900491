import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * Inboxes. `inbox_ref` is made from the persona with the server's key, the payload is sealed (it names posts and says of what kind it is), and
 * `subject_ref` lets a repeated event renew its row. The moment is sealed, for it is that of a post, a comment or a vote. `status`: 0 unseen, 1 seen, 2 read.
 */
export const notifications = persona.table(
  'notifications',
  {
    id: uuid().primaryKey(),
    inboxRef: bytes().notNull(),
    subjectRef: bytes().notNull(),
    status: smallint().notNull().default(0),
    createdOn: date().notNull(),
    /** Null in rows from before moments were sealed, which count as from the beginning of their day. */
    createdSeal: bytes(),
    dismissed: boolean().notNull().default(false),
    /** The highest count that it has told of: only a higher one makes it new again. */
    highestTold: integer().notNull().default(0),
    payloadSeal: bytes().notNull(),
    /** True if it was mailed since its owner last saw it. */
    mailed: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('notifications_subject').on(t.inboxRef, t.subjectRef),
    index('notifications_newest').on(t.inboxRef, t.createdOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_unread').on(t.inboxRef).where(sql`status < 2 and not dismissed`),
  ],
);
