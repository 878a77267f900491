import { index, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { identity } from '../postgres-schemas';
import { users } from './session';

export const profilePhotos = identity.table('profile_photos', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fileKey: text().notNull(),
});

/** Sealed experiences, because years and employers identify a user and would link the persona's career status. */
export const experiences = identity.table(
  'experiences',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['work', 'education'] }).notNull(),
    entrySeal: bytes().notNull(),
  },
  (table) => [index('experiences_user').on(table.userId, table.kind)],
);
