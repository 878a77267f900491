import { index, integer, primaryKey } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { platform } from '../postgres-schemas';

/** Requests of the last minutes, which the processes over one PostgreSQL count together. */
export const requestCounts = platform.table(
  'request_counts',
  {
    /** HMAC over the limit and its user or network: says nothing about who sent the requests. */
    senderRef: bytes().notNull(),
    /** Minutes since 1970. */
    minute: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderRef, table.minute] }),
    index('request_counts_minute').on(table.minute),
  ],
);
