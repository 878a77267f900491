import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/**
 * Counts of rewarded contributions by user and kind. References differ by kind, because combinations would single out a persona. There are no times, because
 * they could be matched with the times of contributions.
 */
export const rewardCounts = persona.table(
  'reward_counts',
  {
    rewardRef: bytes().primaryKey(),
    contributions: integer().notNull(),
  },
  (t) => [check('reward_counts_some', sql`${t.contributions} > 0`)],
);

/** Legacy counts, until `rewardsHousekeeping` moves them. Never written. */
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
