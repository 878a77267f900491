import { foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { communities } from '../content/communities';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

export const memberships = persona.table(
  'memberships',
  {
    personaRef: bytes()
      .notNull()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
    type: text({ enum: ['topic', 'company', 'department'] }).notNull(),
    entityId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personaRef, t.type, t.entityId] }),
    index('memberships_of_community').on(t.type, t.entityId, t.personaRef),
    foreignKey({ columns: [t.type, t.entityId], foreignColumns: [communities.type, communities.entityId] }),
  ],
);
