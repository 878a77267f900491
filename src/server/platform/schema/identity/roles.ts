import { primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../postgres-schemas';
import { users } from './session';

/** Users with a task in the product; `npm run role` gives and takes roles. */
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
