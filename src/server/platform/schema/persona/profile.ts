import { sql } from 'drizzle-orm';
import { boolean, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';

export const personas = persona.table(
  'personas',
  {
    personaRef: bytes().primaryKey(),
    userName: text(),
    avatarUri: text(),
    avatarColor: text(),
    bio: text().notNull().default(''),
    isReader: boolean().notNull().default(false),
    isWriter: boolean().notNull().default(false),
    selectedProfileType: text({ enum: ['ANONYMOUS', 'DESIGNATION'] })
      .notNull()
      .default('ANONYMOUS'),
  },
  (t) => [uniqueIndex('personas_user_name').on(sql`lower(${t.userName})`)],
);

export const givenUpNames = persona.table('given_up_names', {
  name: text().primaryKey(),
  personaRef: bytes()
    .notNull()
    .references(() => personas.personaRef, { onDelete: 'cascade' }),
});

/** Hashed pseudonyms of ended accounts, in lower case, so that nobody reuses them. They identify nobody. */
export const endedNames = persona.table('ended_names', {
  nameHash: bytes().primaryKey(),
});
