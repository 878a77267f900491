import { date } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/**
 * A persona's consent that the job portal shares its account, and the account that was linked. The account is sealed; its reference
 * only tells that nobody else has linked the same.
 */
export const portalLinks = persona.table('portal_links', {
  personaRef: bytes()
    .primaryKey()
    .references(() => personas.personaRef, { onDelete: 'cascade' }),
  consentedOn: date().notNull(),
  accountRef: bytes().unique(),
  accountSeal: bytes(),
});
