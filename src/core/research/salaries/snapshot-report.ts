import type { ScopedReport } from './salary-scopes.rules';

export interface SnapshotReport extends ScopedReport {
  /** A number that is valid within this snapshot only. Null for an imported report. */
  readonly person: number | null;
  readonly month: number;
  /** The number of reports, more than 1 for an average. */
  readonly reports: number;
  readonly isCounted: boolean;
  /** Days since 1970. Null if the report is not counted, or was counted before days were stored. */
  readonly countedOn: number | null;
  /** True with a verified work address at the company, or an account that is old enough. */
  readonly isReady: boolean;
  readonly wasReady: boolean;
  /** Days since 1970, or null if there is none. */
  readonly provedOn: number | null;
}
