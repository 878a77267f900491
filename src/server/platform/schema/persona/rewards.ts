import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/** Points of a persona's contributions, by kind. Without moments, which would lie beside those of the contributions. */
export const rewards = persona.table(
  'rewards',
  {
    personaRef: bytes()
      .notNull()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
    kind: text({ enum: ['post', 'answer', 'review', 'salary', 'interview', 'benefit', 'photo'] }).notNull(),
    contributions: integer().notNull(),
    points: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personaRef, t.kind] }),
    check('rewards_counts', sql`${t.contributions} > 0 and ${t.points} > 0`),
  ],
);
