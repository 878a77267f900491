import { text } from 'drizzle-orm/pg-core';
import { catalog } from '../postgres-schemas';

/**
 * The screens that have an address, with their titles. `pattern` is a path in which `{name}` stands for one segment;
 * `{brand}` in the texts is the configured name, and `{subject}` the subject of the page (a post's title).
 */
export const pages = catalog.table('pages', {
  pattern: text().primaryKey(),
  pageName: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
});
