import { sql } from 'drizzle-orm';
import { boolean, date, index, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { persona } from '../postgres-schemas';
import { notifications } from './notifications';
import { personas } from './profile';

/**
 * Push devices, one per session. `device_ref` is keyed and unique to this table, so that no row links an inbox to a
 * session or account. Subscription, session and persona are sealed.
 */
export const pushDevices = persona.table(
  'push_devices',
  {
    deviceRef: bytes().primaryKey(),
    inboxRef: bytes().notNull(),
    /** The push endpoint. It is unique, so a shared browser belongs to its latest user. */
    endpointRef: bytes().notNull(),
    deviceSeal: bytes().notNull(),
    endsOn: date().notNull(),
    heldUntil: moment(),
    failures: smallint().notNull().default(0),
  },
  (t) => [
    unique('push_devices_endpoint').on(t.endpointRef),
    index('push_devices_inbox').on(t.inboxRef),
    index('push_devices_end').on(t.endsOn),
  ],
);

export const pushes = persona.table(
  'pushes',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    deviceRef: bytes()
      .notNull()
      .references(() => pushDevices.deviceRef, { onDelete: 'cascade' }),
    /**
     * Null means immediately. Otherwise the morning for which the push waits, or the time of the retry if a server
     * stops while sending.
     */
    dueAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.deviceRef] }),
    index('pushes_device').on(t.deviceRef),
    // In delivery order: a morning may have a hundred thousand.
    index('pushes_due').on(t.dueAt.asc().nullsFirst()),
  ],
);

export const pushChoices = persona.table('push_choices', {
  personaRef: bytes()
    .primaryKey()
    .references(() => personas.personaRef, { onDelete: 'cascade' }),
  kinds: text().array().notNull().default(sql`'{}'`),
  atNight: boolean().notNull().default(false),
});
