import { sql } from 'drizzle-orm';
import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

/**
 * Files that were imported, by kind, content and mapping. One that has not finished goes on after `line`. Rows know the imports that brought them by `id`:
 * the column `import_ids` of their tables has the newest last, and is null for rows that no import brought.
 */
export const imports = platform.table('imports', {
  key: text().primaryKey(),
  id: integer().generatedAlwaysAsIdentity().unique(),
  kind: text().notNull(),
  file: text().notNull(),
  line: integer().notNull(),
  counts: jsonb().notNull(),
  /** The content of the file alone: the same with another mapping takes the place of the earlier import. */
  fileHash: text(),
  /** Since when it is being withdrawn. */
  undoneSince: moment(),
  startedAt: moment().notNull().default(sql`now()`),
  finishedAt: moment(),
});

/**
 * The values that each import gives for a thing that several sources speak of: only such things have layers, and then one from each source that gave values. The newest
 * value of each member is the one that counts. Import 0 is what was there before any.
 */
export const importLayers = platform.table(
  'import_layers',
  {
    list: text().notNull(),
    item: text().notNull(),
    importId: integer().notNull(),
    given: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.item, t.importId] })],
);
