import { sql } from 'drizzle-orm';
import { integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

/**
 * Imported files by kind, content and mapping. Unfinished ones resume after `line`. `import_ids` of other tables lists
 * them, newest last.
 */
export const imports = platform.table('imports', {
  key: text().primaryKey(),
  id: integer().generatedAlwaysAsIdentity().unique(),
  kind: text().notNull(),
  file: text().notNull(),
  line: integer().notNull(),
  counts: jsonb().notNull(),
  fileHash: text(),
  undoneSince: moment(),
  startedAt: moment().notNull().default(sql`now()`),
  finishedAt: moment(),
});

/**
 * Values per import for items that several sources describe. The newest value of each member wins. Import 0 is the state before any import.
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
