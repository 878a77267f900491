import { primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { platform } from '../postgres-schemas';

/**
 * Contributions whose ids are not in their author's sealed index yet (platform/own-ids), with the author's columns: one that is held leaves its own table at once.
 * Triggers list them (platform/sql/own-ids).
 */
export const unindexedContributions = platform.table(
  'unindexed_contributions',
  {
    /** One of `CONTRIBUTION_TABLES`. */
    kind: text().notNull(),
    id: uuid().notNull(),
    authorRef: bytes().notNull(),
    authorSeal: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);
