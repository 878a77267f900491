import { sql } from 'drizzle-orm';
import { boolean, check, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

const ofPersona = () =>
  bytes()
    .notNull()
    .references(() => personas.personaRef, { onDelete: 'cascade' });

export const preferences = persona.table(
  'preferences',
  {
    personaRef: ofPersona().primaryKey(),
    showsDesignation: boolean().notNull().default(true),
    tellsVotes: boolean().notNull().default(true),
    tellsCommentVotes: boolean().notNull().default(true),
    tellsComments: boolean().notNull().default(true),
    tellsReplies: boolean().notNull().default(true),
    tellsRequests: boolean().notNull().default(true),
    tellsMentions: boolean().notNull().default(true),
    tellsPolls: boolean().notNull().default(true),
    tellsTalks: boolean().notNull().default(true),
    highlights: text({ enum: ['off', 'daily', 'weekly'] })
      .notNull()
      .default('weekly'),
  },
  (t) => [check('preferences_highlights', sql`${t.highlights} in ('off', 'daily', 'weekly')`)],
);

export const feedback = persona.table(
  'feedback',
  {
    personaRef: ofPersona(),
    touchpoint: text({ enum: ['help', 'export', 'rewards'] }).notNull(),
    rating: smallint().notNull(),
    comment: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personaRef, t.touchpoint] }),
    check('feedback_rating', sql`${t.rating} between 1 and 5`),
  ],
);
