import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import { ReportBudget } from './tracking/report-budget';
import { createReports } from './tracking/reports';

export interface LogServiceDeps {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The log service (openapi/log.yaml). */
export function createLogService({ database, now }: LogServiceDeps): LogHandlers {
  return createReports(database, new ReportBudget(now));
}
