import { date, index, text, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../postgres-schemas';
import { users } from './session';

/** The openings that users want to be told about. A list without options means any. */
export const jobAlerts = identity.table(
  'job_alerts',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designations: text().array().notNull(),
    /** Url names of the options. */
    locations: text().array().notNull(),
    experience: text().array().notNull(),
    employment: text().array().notNull(),
    ctc: text().array().notNull(),
    createdOn: date().notNull(),
    /** The day up to which openings were mailed. */
    mailedOn: date().notNull(),
  },
  (t) => [index('job_alerts_user').on(t.userId), index('job_alerts_mailed').on(t.mailedOn)],
);
