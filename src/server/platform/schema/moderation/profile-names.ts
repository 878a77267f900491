import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { personas } from '../persona/profile';
import { moderation } from '../postgres-schemas';

/** Pseudonyms that a complaint was about. A row goes with its persona; one of nobody who is known stays. */
export const profileNames = moderation.table(
  'profile_names',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Stands in its place while it is off. */
    cover: text().notNull().unique(),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED'] })
      .notNull()
      .default('LIVE'),
    /** Null if nobody is tied to the name. */
    personaRef: bytes().references(() => personas.personaRef, { onDelete: 'cascade' }),
    authorRef: bytes(),
    authorSeal: bytes(),
  },
  (t) => [uniqueIndex('profile_names_name').on(sql`lower(${t.name})`), index('profile_names_persona').on(t.personaRef)],
);
