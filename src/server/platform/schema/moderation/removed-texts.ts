import { date, index, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { moderation } from '../postgres-schemas';

/** References of removed texts, which lead to no contribution or author. Equal texts wait for a moderator. */
export const removedTexts = moderation.table(
  'removed_texts',
  {
    textRef: bytes().primaryKey(),
    rule: text().notNull(),
    endsOn: date().notNull(),
  },
  (t) => [index('removed_texts_end').on(t.endsOn)],
);
