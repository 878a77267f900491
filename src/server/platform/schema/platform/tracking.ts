import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

export const clientReports = platform.table(
  'client_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['error', 'performance', 'web_vitals'] }).notNull(),
    report: jsonb().notNull(),
    reportedAt: moment().notNull().default(sql`date_trunc('hour', now(), 'UTC')`),
  },
  (table) => [index('client_reports_age').on(table.kind, table.reportedAt)],
);
