import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/** A sealed, fixed-length list of applications per user, under a reference that is used nowhere else. */
export const applicationLists = persona.table('application_lists', {
  listRef: bytes().primaryKey(),
  listSeal: bytes().notNull(),
});
