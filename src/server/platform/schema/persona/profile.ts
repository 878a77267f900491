import { sql } from 'drizzle-orm';
import { boolean, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
  (t) => [
    uniqueIndex('personas_user_name').on(sql`lower(${t.userName})`),
    index('personas_look').on(sql`translate(lower(${t.userName}), '0134578l_', 'oieastbi')`),
  ],
);

export const givenUpNames = persona.table(
  'given_up_names',
  {
    name: text().primaryKey(),
    personaRef: bytes()
      .notNull()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
  },
  (t) => [index('given_up_names_look').on(sql`translate(${t.name}, '0134578l_', 'oieastbi')`)],
);

/** Hashed pseudonyms of ended accounts, in lower case, and what they look like, so that nobody reuses them. They identify nobody. */
export const endedNames = persona.table('ended_names', {
  nameHash: bytes().primaryKey(),
});
