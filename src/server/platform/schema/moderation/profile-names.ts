import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { personas } from '../persona/profile';
import { moderation } from '../postgres-schemas';

/** Pseudonyms that complaints are about. A row is deleted with its persona. Unlinked ones stay. */
export const profileNames = moderation.table(
  'profile_names',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    cover: text().notNull().unique(),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED'] })
      .notNull()
      .default('LIVE'),
    personaRef: bytes().references(() => personas.personaRef, { onDelete: 'cascade' }),
    authorRef: bytes(),
    authorSeal: bytes(),
  },
  (t) => [uniqueIndex('profile_names_name').on(sql`lower(${t.name})`), index('profile_names_persona').on(t.personaRef)],
);
