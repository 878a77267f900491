import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { content } from '../postgres-schemas';
import { posts } from './posting';

/** Ballots of polls and offers with their options. A trigger keeps the counts, one per option. */
export const ballots = content.table(
  'ballots',
  {
    postId: uuid()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    options: jsonb().notNull(),
    counts: integer().array().notNull(),
    closesAt: moment(),
    endTold: boolean().notNull().default(false),
  },
  (t) => [
    check('ballots_counts', sql`cardinality(${t.counts}) = jsonb_array_length(${t.options})`),
    index('ballots_to_tell').on(t.closesAt).where(sql`not end_told`),
  ],
);

/** Picks in ballots. `option_id` counts from 1. */
export const picks = content.table(
  'picks',
  {
    postId: uuid()
      .notNull()
      .references(() => ballots.postId, { onDelete: 'cascade' }),
    voterRef: bytes().notNull(),
    optionId: smallint().notNull(),
    /**
     * The voter's persona, sealed for this post and stored until the voters are notified of the end. Null otherwise.
     */
    voterSeal: bytes(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.voterRef] }), index('picks_of_voter').on(t.voterRef)],
);
