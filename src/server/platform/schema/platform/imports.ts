import { sql } from 'drizzle-orm';
import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** Files that were imported, by kind, content and mapping. One that has not finished goes on behind `line`. */
export const imports = platform.table('imports', {
  key: text().primaryKey(),
  kind: text().notNull(),
  file: text().notNull(),
  line: integer().notNull(),
  counts: jsonb().notNull(),
  startedAt: moment().notNull().default(sql`now()`),
  finishedAt: moment(),
});
