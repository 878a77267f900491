import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { content } from '../postgres-schemas';
import { posts } from './posting';

/** The options of a post that readers choose among: a poll's texts. A trigger keeps the counts, one for each option, in their order. */
export const ballots = content.table(
  'ballots',
  {
    postId: uuid()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    options: jsonb().notNull(),
    counts: integer().array().notNull(),
    /** Null for one without an end. */
    closesAt: moment(),
    /** Its author and its voters were told that it is over. */
    endTold: boolean().notNull().default(false),
  },
  (t) => [
    check('ballots_counts', sql`cardinality(${t.counts}) = jsonb_array_length(${t.options})`),
    index('ballots_to_tell').on(t.closesAt).where(sql`not end_told`),
  ],
);

/** One row per persona and ballot. `option_id` is the option's place, from 1. */
export const picks = content.table(
  'picks',
  {
    postId: uuid()
      .notNull()
      .references(() => ballots.postId, { onDelete: 'cascade' }),
    voterRef: bytes().notNull(),
    optionId: smallint().notNull(),
    /** Its voter's persona, sealed for this post, until the end was told; null after it, and if nothing ends. */
    voterSeal: bytes(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.voterRef] }), index('picks_of_voter').on(t.voterRef)],
);
