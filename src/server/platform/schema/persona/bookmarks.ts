import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * A sealed, fixed-length list per user under a reference that nothing else carries. Rows of single bookmarks would
 * link what a user reads to what they write.
 */
export const bookmarkLists = persona.table('bookmark_lists', {
  listRef: bytes().primaryKey(),
  listSeal: bytes().notNull(),
});
