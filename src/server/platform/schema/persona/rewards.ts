import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/**
 * The contributions that earned points, counted by user and kind. The reference is another one for each kind: which kinds a persona has told of
 * would lead from cards of a kind to few personas. Without moments, which would lie beside those of the contributions.
 */
export const rewardCounts = persona.table(
  'reward_counts',
  {
    rewardRef: bytes().primaryKey(),
    contributions: integer().notNull(),
  },
  (t) => [check('reward_counts_some', sql`${t.contributions} > 0`)],
);

/** Counts as they stood before references of their own, until `rewardsHousekeeping` moves them; nothing writes here. */
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
