import type { FastifyRequest } from 'fastify';
import { errorKindOf, errorScreenOf } from '@/core/kernel/tracking/error-kinds.rules';
import type { LogHandlers } from '@/server/contract/generated/log';
import type { Database } from '@/server/platform/database';
import { networkOf } from '@/server/platform/http/network-of';
import type { Metrics } from '@/server/platform/metrics/metrics';
import type { Releases } from '@/server/platform/releases';
import type { ReportBudget } from './report-budget';
import type { ReportKind } from './reports.queries';
import { removeReports, storeReport } from './reports.queries';

/** The maximum number of stored reports, so that they cannot fill the disk. */
const MAX_KEPT = 20_000;
const REMOVED_EVERY = 500;
const MAX_REPORT_LENGTH = 4_096;

export interface ReportsDeps {
  readonly database: Database;
  readonly budget: ReportBudget;
  readonly releases: Pick<Releases, 'nameOf'>;
  readonly metrics: Pick<Metrics, 'reportedError'>;
}

/** Stores anonymous client reports, and counts errors by version and kind. */
export function createReports({ database, budget, releases, metrics }: ReportsDeps): LogHandlers {
  async function store(kind: ReportKind, report: object, { ip }: FastifyRequest) {
    const text = JSON.stringify(shortened(report));
    budget.spend(networkOf(ip), Buffer.byteLength(text));
    const [row] = await database.query(storeReport, kind, text);
    if (row !== undefined && row.id % REMOVED_EVERY === 0) await database.query(removeReports, row.id - MAX_KEPT);
    return { status: 204, body: null } as const;
  }
  return {
    async logError({ body, http }) {
      const release = await releases.nameOf(body.release);
      const type = errorKindOf(body.type);
      const answer = await store('error', { ...body, release, type, screen: errorScreenOf(body.screen) }, http);
      metrics.reportedError(release, type);
      return answer;
    },
    logPerformance: ({ body, http }) => store('performance', body, http),
    logWebVitals: ({ body, http }) => store('web_vitals', body, http),
  };
}

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
