import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/** The kinds of contribution that points are kept of. */
const KINDS = ['post', 'answer', 'review', 'salary', 'interview', 'benefit', 'photo'] as const;

export type RewardedKind = (typeof KINDS)[number];

/** Points of a persona's contributions, by kind. Without moments, which would lie beside those of the contributions. */
export const rewards = persona.table(
  'rewards',
  {
    personaRef: bytes()
      .notNull()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
    kind: text({ enum: KINDS }).notNull(),
    contributions: integer().notNull(),
    points: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personaRef, t.kind] }),
    check('rewards_counts', sql`${t.contributions} > 0 and ${t.points} > 0`),
  ],
);
