import { bigint, boolean, index } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/**
 * Salaries and offers that personas have saved. Their figures are sealed: posts show copies, and equal figures in the clear would
 * tell who wrote the post. Ids are drawn by chance, for the same reason.
 */
export const salaryOffers = persona.table(
  'salary_offers',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    personaRef: bytes()
      .notNull()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
    /** It is what the user earns now; at most one of a persona is. */
    isCurrent: boolean().notNull(),
    offerSeal: bytes().notNull(),
  },
  (t) => [index('salary_offers_of_persona').on(t.personaRef)],
);
