import { date, index } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { identity } from '../postgres-schemas';

/**
 * The companies that users looked at: one sealed list for each, always of the same length, under a reference that names nobody. Beside an
 * account, even the days of its visits would tell who wrote about a company that few looked at (ADR 004).
 */
export const companyVisits = identity.table(
  'company_visits',
  {
    historyRef: bytes().primaryKey(),
    /** Companies and days, the newest first. */
    visitsSeal: bytes().notNull(),
    /** The day from which the newest visit is too old to be kept. */
    endsOn: date().notNull(),
  },
  (t) => [index('company_visits_end').on(t.endsOn)],
);
