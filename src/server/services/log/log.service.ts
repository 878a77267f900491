import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import { createReports } from './tracking/reports';

export interface LogServiceDeps {
  readonly database: Database;
}

/** The log service (openapi/log.yaml). */
export function createLogService({ database }: LogServiceDeps): LogHandlers {
  return createReports(database);
}
