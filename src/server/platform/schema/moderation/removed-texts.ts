import { date, index, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { moderation } from '../postgres-schemas';

/**
 * Keyed hashes of removed texts, which identify no contribution or author. A new contribution with the same text waits
 * for a moderator.
 */
export const removedTexts = moderation.table(
  'removed_texts',
  {
    textRef: bytes().primaryKey(),
    rule: text().notNull(),
    endsOn: date().notNull(),
  },
  (t) => [index('removed_texts_end').on(t.endsOn)],
);
