import { text } from 'drizzle-orm/pg-core';
import { platform } from '../postgres-schemas';

export const facts = platform.table('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});
