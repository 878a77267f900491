import { index, integer, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { moment } from '../column-types';
import { identity } from '../postgres-schemas';
import { users } from './session';

/** The companies that a user looked at, each with its last time; the last fifty are kept. */
export const companyVisits = identity.table(
  'company_visits',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    visitedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId] }),
    index('company_visits_newest').on(t.userId, t.visitedAt.desc().nullsFirst()),
    index('company_visits_by_company').on(t.companyId),
  ],
);
