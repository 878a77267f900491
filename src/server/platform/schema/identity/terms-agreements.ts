import { date, smallint, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../postgres-schemas';
import { users } from './session';

export const termsAgreements = identity.table('terms_agreements', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: smallint().notNull(),
  agreedOn: date().notNull(),
});
