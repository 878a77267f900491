import { date } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/** Consent to share the job portal's account, which is sealed. The reference only ensures that nobody else links it. */
export const portalLinks = persona.table('portal_links', {
  personaRef: bytes()
    .primaryKey()
    .references(() => personas.personaRef, { onDelete: 'cascade' }),
  consentedOn: date().notNull(),
  accountRef: bytes().unique(),
  accountSeal: bytes(),
});
