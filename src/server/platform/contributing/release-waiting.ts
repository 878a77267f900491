import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import { purge } from '../purge';
import { releaseWaitingOf } from './contributing.queries';

const statements = {
  interviews: releaseWaitingOf('interviews'),
  salaries: releaseWaitingOf('salaries'),
  benefit_reports: releaseWaitingOf('benefit_reports'),
  tenure_reports: releaseWaitingOf('tenure_reports'),
} as const;

/** Counts contributions whose day has come (`waitsUntil` of core/research/contribute). `now` is in ms since 1970. */
export async function releaseWaiting(database: Database, table: keyof typeof statements, now: number): Promise<void> {
  await purge(database, statements[table], dayInIndia(now));
}
