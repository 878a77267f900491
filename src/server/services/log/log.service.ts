import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { reportsHousekeeping } from './tracking/housekeeping';
import { ReportBudget } from './tracking/report-budget';
import { createReports } from './tracking/reports';

export interface LogServiceDeps {
  readonly database: Database;
  readonly housekeeping: Housekeeping;
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
}

/** The log service (openapi/log.yaml). */
export function createLogService({ database, housekeeping, uptime }: LogServiceDeps): LogHandlers {
  housekeeping.add(reportsHousekeeping(database));
  return createReports(database, new ReportBudget(uptime));
}
