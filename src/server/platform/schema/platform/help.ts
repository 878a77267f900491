import { index, integer } from 'drizzle-orm/pg-core';
import { bytes, writtenDay } from '../column-types';
import { platform } from '../postgres-schemas';

/**
 * Counts of rephrasing and writing help, under an HMAC over the user, the kind and the day or draft. Stored for two
 * days.
 */
export const helpCounts = platform.table(
  'help_counts',
  {
    ref: bytes().primaryKey(),
    count: integer().notNull(),
    countedOn: writtenDay(),
  },
  (t) => [index('help_counts_age').on(t.countedOn)],
);
