import { sql } from 'drizzle-orm';
import { boolean, date, index, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { identity } from '../postgres-schemas';
import { users } from './session';

export const jobAlerts = identity.table(
  'job_alerts',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Titles and options, sealed for the user. The daily mails open them. */
    wishSeal: bytes().notNull(),
    /** False only between a migration and the end of the next start. Then `wishSeal` is plain JSON. */
    isSealed: boolean().notNull().default(true),
    createdOn: date().notNull(),
    mailedOn: date().notNull(),
  },
  (t) => [
    index('job_alerts_user').on(t.userId),
    index('job_alerts_mailed').on(t.mailedOn),
    index('job_alerts_unsealed').on(t.id).where(sql`not is_sealed`),
  ],
);
