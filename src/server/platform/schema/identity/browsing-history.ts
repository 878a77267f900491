import { date, index } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { identity } from '../postgres-schemas';

/**
 * A sealed, fixed-length list per user under an anonymous reference. Even days of visits, next to an account, would
 * reveal who reviewed a rarely visited company.
 */
export const companyVisits = identity.table(
  'company_visits',
  {
    historyRef: bytes().primaryKey(),
    visitsSeal: bytes().notNull(),
    endsOn: date().notNull(),
  },
  (t) => [index('company_visits_end').on(t.endsOn)],
);
