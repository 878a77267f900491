import { index, integer, primaryKey } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { platform } from '../postgres-schemas';

export const requestCounts = platform.table(
  'request_counts',
  {
    /** HMAC over the limit and its user or network. It does not reveal the sender. */
    senderRef: bytes().notNull(),
    minute: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderRef, table.minute] }),
    index('request_counts_minute').on(table.minute),
  ],
);
