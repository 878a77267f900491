import { sql } from 'drizzle-orm';
import { boolean, check, date, index, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, dayWritten } from '../column-types';
import { identity } from '../postgres-schemas';
import { users } from './session';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The mails that users get; one without a row gets mails about answers once a day, and none else. */
export const subscriptions = identity.table(
  'subscriptions',
  {
    userId: ofUser().primaryKey(),
    digest: boolean().notNull(),
    /** The day of the last digest. */
    digestSentOn: date(),
    /** The rhythm in which comments, replies, mentions and requests are mailed. */
    answers: text({ enum: ['off', 'daily', 'atOnce'] })
      .notNull()
      .default('daily'),
  },
  (t) => [
    index('subscriptions_digest').on(t.digestSentOn).where(sql`digest`),
    index('subscriptions_at_once').on(t.userId).where(sql`answers = 'atOnce'`),
    check('subscriptions_answers', sql`${t.answers} in ('off', 'daily', 'atOnce')`),
  ],
);

/** Accounts that are hidden until the next sign-in. */
export const deactivations = identity.table('deactivations', {
  userId: ofUser().primaryKey(),
  deactivatedOn: dayWritten(),
});

/**
 * Archives of everything about a user. The content is padded and encrypted under a key that is sealed for the user. The row is deleted
 * with the download, and with the user.
 */
export const dataExports = identity.table(
  'data_exports',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    state: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    progress: smallint().notNull().default(0),
    keySeal: bytes(),
    content: bytes(),
    /** The moment of the last progress, sealed; null once the work has ended. */
    workedSeal: bytes(),
    createdOn: date().notNull(),
    expiresOn: date().notNull(),
  },
  (t) => [
    index('data_exports_user').on(t.userId),
    index('data_exports_expiry').on(t.expiresOn),
    check('data_exports_progress', sql`${t.progress} between 0 and 100`),
  ],
);

/** The times that a native app has shown a popup to a user, for each kind of device. */
export const appPopups = identity.table(
  'app_popups',
  {
    userId: ofUser(),
    popup: text({ enum: ['allow_notifications'] }).notNull(),
    device: text({ enum: ['app_ios', 'app_android'] }).notNull(),
    timesShown: smallint().notNull(),
    shownOn: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.popup, t.device] })],
);
