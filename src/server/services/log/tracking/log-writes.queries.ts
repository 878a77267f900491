import type { Database } from '@/server/platform/database';

/** What a report is about. */
export type ReportKind = 'error' | 'performance' | 'web_vitals';

const MOST_KEPT = 20_000;
const CLEARED_EVERY = 500;

/** Stores a report of a client. About the newest 20,000 are kept, so that nobody can fill the disk with them. */
export async function storeReport(database: Database, kind: ReportKind, report: object): Promise<void> {
  const [row] = await database.query<{ id: number }>(
    {
      name: 'log.store-report',
      text: 'insert into platform.client_reports (kind, report) values ($1, $2) returning id',
    },
    [kind, JSON.stringify(report)],
  );
  if (row === undefined || row.id % CLEARED_EVERY !== 0) return;
  await database.query({ name: 'log.clear-reports', text: 'delete from platform.client_reports where id <= $1' }, [
    row.id - MOST_KEPT,
  ]);
}
