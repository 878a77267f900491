import { bigint, boolean, date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** The networks that came by a campaign or to a company's pages on a day: from ten on, in fives (openapi/curate.yaml). */
export const visitorSums = platform.table(
  'visitor_sums',
  {
    /** A day in India. */
    day: date().notNull(),
    kind: text({ enum: ['campaign', 'company'] }).notNull(),
    /** The name of the campaign, or of the company in addresses. */
    name: text().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);
