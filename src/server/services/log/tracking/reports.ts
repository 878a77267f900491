import type { FastifyRequest } from 'fastify';
import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import { networkOf } from '@/server/platform/http/network-of';
import type { ReportBudget } from './report-budget';
import type { ReportKind } from './reports.queries';
import { removeReports, storeReport } from './reports.queries';

/** About the newest 20,000 reports are kept, so that reports cannot fill the disk. */
const MAX_KEPT = 20_000;
const REMOVED_EVERY = 500;
const MAX_REPORT_LENGTH = 4_096;

/** Stores what clients report about themselves, without saying who they are. */
export function createReports(database: Database, budget: ReportBudget): LogHandlers {
  async function store(kind: ReportKind, report: object, { ip }: FastifyRequest) {
    const text = JSON.stringify(shortened(report));
    budget.spend(networkOf(ip), Buffer.byteLength(text));
    const [row] = await database.query(storeReport, kind, text);
    if (row !== undefined && row.id % REMOVED_EVERY === 0) await database.query(removeReports, row.id - MAX_KEPT);
    return { status: 204, body: null } as const;
  }
  return {
    logError: ({ body, http }) => store('error', body, http),
    logPerformance: ({ body, http }) => store('performance', body, http),
    logWebVitals: ({ body, http }) => store('web_vitals', body, http),
  };
}

/** The report without the members that would make it too long. */
function shortened(report: object): object {
  let length = 0;
  return Object.fromEntries(
    Object.entries(report).filter(([name, value]) => {
      const added = name.length + String(value).length;
      if (length + added > MAX_REPORT_LENGTH) return false;
      length += added;
      return true;
    }),
  );
}
