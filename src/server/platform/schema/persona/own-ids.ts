import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/**
 * Ids of contributions in sealed, equally long blocks. Each block has its own reference, so that nothing links the
 * blocks of a persona.
 */
export const ownIds = persona.table('own_ids', {
  blockRef: bytes().primaryKey(),
  idsSeal: bytes().notNull(),
});
