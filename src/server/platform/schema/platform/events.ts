import { bigint, boolean, date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { platform } from '../postgres-schemas';

export const eventSums = platform.table(
  'event_sums',
  {
    day: date().notNull(),
    event: text().notNull(),
    page: text().notNull(),
    device: text({ enum: ['WAP', 'WEB'] }).notNull(),
    signedIn: boolean().notNull(),
    events: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.page, table.device, table.signedIn] })],
);

/** Numbers of networks per campaign or company page and day, rounded to fives if at least ten (openapi/curate.yaml). */
export const visitorSums = platform.table(
  'visitor_sums',
  {
    day: date().notNull(),
    kind: text({ enum: ['campaign', 'company'] }).notNull(),
    name: text().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);
