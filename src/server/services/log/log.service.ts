import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import { ReportBudget } from './tracking/report-budget';
import { createReports } from './tracking/reports';

export interface LogServiceDeps {
  readonly database: Database;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
}

/** The log service (openapi/log.yaml). */
export function createLogService({ database, uptime }: LogServiceDeps): LogHandlers {
  return createReports(database, new ReportBudget(uptime));
}
