import { primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { platform } from '../postgres-schemas';

/**
 * Contributions that the sealed index does not contain yet (platform/own-ids). Triggers add them with the author's
 * columns, because a held one leaves its table immediately.
 */
export const unindexedContributions = platform.table(
  'unindexed_contributions',
  {
    kind: text().notNull(),
    id: uuid().notNull(),
    authorRef: bytes().notNull(),
    authorSeal: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);
