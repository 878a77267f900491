import { sql } from 'drizzle-orm';
import { boolean, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

/** Name and avatar are null until chosen. */
export const personas = persona.table(
  'personas',
  {
    personaRef: bytes().primaryKey(),
    userName: text(),
    avatarUri: text(),
    avatarColor: text(),
    /** Shown with the pseudonym; empty for none. */
    bio: text().notNull().default(''),
    isReader: boolean().notNull().default(false),
    isWriter: boolean().notNull().default(false),
    selectedProfileType: text({ enum: ['ANONYMOUS', 'DESIGNATION'] })
      .notNull()
      .default('ANONYMOUS'),
  },
  (t) => [uniqueIndex('personas_user_name').on(sql`lower(${t.userName})`)],
);

/** Pseudonyms that personas gave up, in lower case; they stay theirs until their end. */
export const givenUpNames = persona.table('given_up_names', {
  name: text().primaryKey(),
  personaRef: bytes()
    .notNull()
    .references(() => personas.personaRef, { onDelete: 'cascade' }),
});

/** Hashes of the pseudonyms of ended accounts, in lower case, so that nobody takes one; they say of nobody that it was theirs. */
export const endedNames = persona.table('ended_names', {
  nameHash: bytes().primaryKey(),
});
