import { sql } from 'drizzle-orm';
import { boolean, date, index, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../postgres-schemas';
import { users } from './session';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The mails that users have asked for; one without a row has asked for none. */
export const subscriptions = identity.table(
  'subscriptions',
  {
    userId: ofUser().primaryKey(),
    digest: boolean().notNull(),
    /** The day of the last digest. */
    digestSentOn: date(),
  },
  (t) => [index('subscriptions_digest').on(t.digestSentOn).where(sql`digest`)],
);

/** Accounts that are hidden until the next sign-in. */
export const deactivations = identity.table('deactivations', {
  userId: ofUser().primaryKey(),
  deactivatedOn: date().notNull().default(sql`current_date`),
});
