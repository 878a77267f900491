import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * The bookmarks of users: one sealed list for each, always of the same length, under a reference that names nobody and that nothing else
 * carries. Rows of single bookmarks would gather what one user reads, beside what they write.
 */
export const bookmarkLists = persona.table('bookmark_lists', {
  listRef: bytes().primaryKey(),
  /** The bookmarked items, the last one first. */
  listSeal: bytes().notNull(),
});
