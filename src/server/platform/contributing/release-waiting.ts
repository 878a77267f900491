import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import { purge } from '../purge';
import { releaseWaitingStatement } from './contributing.queries';

const statements = {
  interviews: releaseWaitingStatement('interviews'),
  salaries: releaseWaitingStatement('salaries'),
  benefit_reports: releaseWaitingStatement('benefit_reports'),
  tenure_reports: releaseWaitingStatement('tenure_reports'),
} as const;

/** Counts contributions whose day has come (`waitsUntil` of core/research/contribute). `now` is in ms since 1970. */
export async function releaseWaiting(database: Database, table: keyof typeof statements, now: number): Promise<void> {
  await purge(database, statements[table], dayInIndia(now));
}
