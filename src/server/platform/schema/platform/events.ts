import { bigint, boolean, date, primaryKey, text } from 'drizzle-orm/pg-core';
import { platform } from '../postgres-schemas';

/** The events of a day, counted (openapi/curate.yaml). No row is of one event, and none of one user. */
export const eventSums = platform.table(
  'event_sums',
  {
    /** A day in India. */
    day: date().notNull(),
    event: text().notNull(),
    /** The name of a screen; empty if the sum is of none. */
    page: text().notNull(),
    device: text({ enum: ['WAP', 'WEB'] }).notNull(),
    signedIn: boolean().notNull(),
    events: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.page, table.device, table.signedIn] })],
);
