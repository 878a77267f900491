import { primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../postgres-schemas';
import { users } from './session';

export const roles = identity.table(
  'roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['moderator'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);
