import { sql } from 'drizzle-orm';
import { boolean, date, index, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { identity } from '../postgres-schemas';
import { users } from './session';

/** The openings that users want to be told about. */
export const jobAlerts = identity.table(
  'job_alerts',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The titles and options, sealed for the user; the daily mails open it. */
    wishSeal: bytes().notNull(),
    /** False from a migration to the end of the start after it: then `wishSeal` is JSON in clear. */
    isSealed: boolean().notNull().default(true),
    createdOn: date().notNull(),
    /** The day up to which openings were mailed. */
    mailedOn: date().notNull(),
  },
  (t) => [
    index('job_alerts_user').on(t.userId),
    index('job_alerts_mailed').on(t.mailedOn),
    index('job_alerts_unsealed').on(t.id).where(sql`not is_sealed`),
  ],
);
