import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * Ids of what personas contributed, sealed in blocks of one length. Each block stands under a reference of its own, so that nothing says which blocks
 * are of one persona, or how many a user has.
 */
export const ownIds = persona.table('own_ids', {
  blockRef: bytes().primaryKey(),
  idsSeal: bytes().notNull(),
});
