import { date, smallint, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../postgres-schemas';
import { users } from './session';

export const conductAcceptances = identity.table('conduct_acceptances', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: smallint().notNull(),
  acceptedOn: date().notNull(),
});
