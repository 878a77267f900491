import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import type { ReportKind } from './tracking/log-writes.queries';
import { storeReport } from './tracking/log-writes.queries';

/** What the log service is made of. */
export interface LogServiceDeps {
  readonly database: Database;
}

/** The log service (openapi/log.yaml): keeps what clients report about themselves, without saying who they are. */
export function createLogService({ database }: LogServiceDeps): LogHandlers {
  const keep = async (kind: ReportKind, report: object) => {
    await storeReport(database, kind, storable(report));
    return { status: 204, body: null } as const;
  };
  return {
    logError: ({ body }) => keep('error', body),
    logPerformance: ({ body }) => keep('performance', body),
    logWebVitals: ({ body }) => keep('web_vitals', body),
  };
}

/** The database takes neither NUL nor half a character in JSON, and an error's text may hold anything. */
function storable(report: object): object {
  const clean = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '\u{FFFD}');
  return Object.fromEntries(
    Object.entries(report).map(([name, value]) => [clean(name), typeof value === 'string' ? clean(value) : value]),
  );
}
