import { sql } from 'drizzle-orm';
import { boolean, check, date, index, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, writtenDay } from '../column-types';
import { identity } from '../postgres-schemas';
import { users } from './session';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Subscriptions to mails. Without a row, the user gets answers daily and nothing else. */
export const subscriptions = identity.table(
  'subscriptions',
  {
    userId: ofUser().primaryKey(),
    digest: boolean().notNull(),
    digestSentOn: date(),
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

export const deactivations = identity.table('deactivations', {
  userId: ofUser().primaryKey(),
  deactivatedOn: writtenDay(),
});

/** Exports, padded and encrypted under a key sealed for the user. Deleted with the download, and with the user. */
export const dataExports = identity.table(
  'data_exports',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    state: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    progress: smallint().notNull().default(0),
    keySeal: bytes(),
    content: bytes(),
    /** The last progress, sealed. Null once done. */
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
