import { sql } from 'drizzle-orm';
import { boolean, date, index, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { persona } from '../postgres-schemas';
import { notifications } from './notifications';
import { personas } from './profile';

/**
 * Devices that news of an inbox are pushed to, one for each session. `device_ref` is made from the session with the server's key and nothing else carries it, so
 * that no row says which session, and so which account, an inbox is of. Subscription, session and persona are sealed.
 */
export const pushDevices = persona.table(
  'push_devices',
  {
    deviceRef: bytes().primaryKey(),
    inboxRef: bytes().notNull(),
    /** A reference to the endpoint, so that a browser that another user takes over pushes to that user alone. */
    endpointRef: bytes().notNull(),
    deviceSeal: bytes().notNull(),
    /** The last day of the session, as far as it is known; the row is deleted after it. */
    endsOn: date().notNull(),
    /** The push service takes nothing before this moment. */
    heldUntil: moment(),
    /** The number of messages that it did not take, one after the other. */
    failures: smallint().notNull().default(0),
  },
  (t) => [
    unique('push_devices_endpoint').on(t.endpointRef),
    index('push_devices_inbox').on(t.inboxRef),
    index('push_devices_end').on(t.endsOn),
  ],
);

/** Notifications that are to be pushed to a device, once. */
export const pushes = persona.table(
  'pushes',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    deviceRef: bytes()
      .notNull()
      .references(() => pushDevices.deviceRef, { onDelete: 'cascade' }),
    /** The morning that it waits for, or when it is sent again if a server stops while it sends; null: at once. */
    dueAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.deviceRef] }),
    index('pushes_device').on(t.deviceRef),
    // In the order in which they are taken: a morning may have a hundred thousand at once.
    index('pushes_due').on(t.dueAt.asc().nullsFirst()),
  ],
);

/** The choices of personas of what is pushed; one without a row has the usual ones. */
export const pushChoices = persona.table('push_choices', {
  personaRef: bytes()
    .primaryKey()
    .references(() => personas.personaRef, { onDelete: 'cascade' }),
  kinds: text().array().notNull().default(sql`'{}'`),
  atNight: boolean().notNull().default(false),
});
