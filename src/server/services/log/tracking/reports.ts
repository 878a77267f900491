import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import type { ReportKind } from './reports.queries';
import { removeReports, storeReport } from './reports.queries';

/** About the newest 20,000 reports are kept, so that reports cannot fill the disk. */
const MAX_KEPT = 20_000;
const REMOVED_EVERY = 500;

/** Stores what clients report about themselves, without saying who they are. */
export function createReports(database: Database): LogHandlers {
  async function store(kind: ReportKind, report: object) {
    const [row] = await database.query(storeReport, kind, JSON.stringify(storable(report)));
    if (row !== undefined && row.id % REMOVED_EVERY === 0) await database.query(removeReports, row.id - MAX_KEPT);
    return { status: 204, body: null } as const;
  }
  return {
    logError: ({ body }) => store('error', body),
    logPerformance: ({ body }) => store('performance', body),
    logWebVitals: ({ body }) => store('web_vitals', body),
  };
}

/** The database takes neither NUL nor half a character in JSON, and an error's text may hold anything. */
function storable(report: object): object {
  const clean = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '\u{FFFD}');
  return Object.fromEntries(
    Object.entries(report).map(([name, value]) => [clean(name), typeof value === 'string' ? clean(value) : value]),
  );
}
