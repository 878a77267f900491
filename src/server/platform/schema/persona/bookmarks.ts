import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * A sealed, fixed-length list of bookmarks per user, under a reference that is used nowhere else. Rows of single
 * bookmarks would link what a user reads to what they write.
 */
export const bookmarkLists = persona.table('bookmark_lists', {
  listRef: bytes().primaryKey(),
  listSeal: bytes().notNull(),
});
