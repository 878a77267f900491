import { date, smallint, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../postgres-schemas';
import { users } from './session';

/** The version of the terms that each user has agreed to last; no row for none. */
export const termsAgreements = identity.table('terms_agreements', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: smallint().notNull(),
  agreedOn: date().notNull(),
});
