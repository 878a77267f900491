import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * Notifications. `inbox_ref` is keyed, the payload sealed, and `subject_ref` lets a repeated event renew its row. The time is sealed, because it equals the
 * time of a post, comment or vote. `status` is 0 unseen, 1 seen, 2 read.
 */
export const notifications = persona.table(
  'notifications',
  {
    id: uuid().primaryKey(),
    inboxRef: bytes().notNull(),
    subjectRef: bytes().notNull(),
    status: smallint().notNull().default(0),
    createdOn: date().notNull(),
    /** Null in older rows, which count from the start of their day. */
    createdSeal: bytes(),
    dismissed: boolean().notNull().default(false),
    /** The highest notified count. Only a higher one renews the notification. */
    highestTold: integer().notNull().default(0),
    payloadSeal: bytes().notNull(),
    mailed: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('notifications_subject').on(t.inboxRef, t.subjectRef),
    index('notifications_newest').on(t.inboxRef, t.createdOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_unread').on(t.inboxRef).where(sql`status < 2 and not dismissed`),
  ],
);
