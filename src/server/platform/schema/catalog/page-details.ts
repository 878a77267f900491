import { text } from 'drizzle-orm/pg-core';
import { catalog } from '../postgres-schemas';

/**
 * Screens with an address and their titles. `{name}` is one path segment. `{brand}` and `{subject}` are placeholders in
 * texts.
 */
export const pages = catalog.table('pages', {
  pattern: text().primaryKey(),
  pageName: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
});
