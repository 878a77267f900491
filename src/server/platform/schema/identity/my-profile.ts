import { index, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { identity } from '../postgres-schemas';
import { users } from './session';

/** A user's photo. A trigger lists its file as unused when the row goes or names another file. */
export const profilePhotos = identity.table('profile_photos', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fileKey: text().notNull(),
});

/**
 * Work experience and education. The entry itself is sealed: years and employers single a user out, and the career status of a persona
 * could be found by them.
 */
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
