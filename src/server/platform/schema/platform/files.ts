import { sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

export const unusedFiles = platform.table(
  'unused_files',
  {
    key: text().primaryKey(),
    since: moment().notNull().default(sql`date_trunc('hour', now(), 'UTC') + interval '1 hour'`),
  },
  (table) => [index('unused_files_age').on(table.since)],
);
