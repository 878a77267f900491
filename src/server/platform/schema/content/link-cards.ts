import { index, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { content } from '../postgres-schemas';
import { posts } from './posting';

/** Linked pages by address, without the reader and the post. */
export const linkPages = content.table(
  'link_pages',
  {
    address: text().primaryKey(),
    /** The content of the page. Null if it could not be read. */
    page: jsonb(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('link_pages_age').on(t.expiresAt)],
);

/** Posts whose link is to be read. */
export const linkReads = content.table(
  'link_reads',
  {
    postId: uuid()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** The number of attempts. An interrupted one is repeated. */
    attempts: smallint().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
  },
  (t) => [index('link_reads_due').on(t.dueAt)],
);
