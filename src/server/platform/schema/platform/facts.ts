import { text } from 'drizzle-orm/pg-core';
import { platform } from '../postgres-schemas';

/** Facts about this database, by name: which authorship key it was written with, which demo data it holds. */
export const facts = platform.table('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});
