import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/** A sealed, fixed-length list per user under a reference that nothing else carries. */
export const applicationLists = persona.table('application_lists', {
  listRef: bytes().primaryKey(),
  listSeal: bytes().notNull(),
});
