import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * The openings that users applied for, with their answers: one sealed list for each user, always of the same length, under a reference that names nobody and
 * that nothing else carries.
 */
export const applicationLists = persona.table('application_lists', {
  listRef: bytes().primaryKey(),
  /** The last one first. */
  listSeal: bytes().notNull(),
});
