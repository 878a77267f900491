import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Metrics } from '@/server/platform/metrics/metrics';
import type { Releases } from '@/server/platform/releases';
import { reportsHousekeeping } from './tracking/housekeeping';
import { ReportBudget } from './tracking/report-budget';
import { createReports } from './tracking/reports';

export interface LogServiceDeps {
  readonly database: Database;
  readonly housekeeping: Housekeeping;
  readonly metrics: Metrics;
  readonly releases: Releases;
  /** Monotonic milliseconds since the start. */
  readonly uptime: () => number;
}

export function createLogService({ database, housekeeping, metrics, releases, uptime }: LogServiceDeps): LogHandlers {
  housekeeping.add(reportsHousekeeping(database));
  return createReports({ database, budget: new ReportBudget(uptime), releases, metrics });
}
