import { bigint, boolean, index } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/**
 * Sealed offers. Posts show copies, and equal plain figures would reveal the author. Ids are random for the same
 * reason.
 */
export const salaryOffers = persona.table(
  'salary_offers',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    personaRef: bytes()
      .notNull()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
    isCurrent: boolean().notNull(),
    offerSeal: bytes().notNull(),
  },
  (t) => [index('salary_offers_of_persona').on(t.personaRef)],
);
