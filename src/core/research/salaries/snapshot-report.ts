import type { ScopedReport } from './salary-scopes.rules';

export interface SnapshotReport extends ScopedReport {
  /** Valid within this snapshot only; null for an imported report. */
  readonly person: number | null;
  readonly month: number;
  /** More than 1 for an average. */
  readonly reports: number;
  readonly isCounted: boolean;
  /** Days since 1970, or null if there is none, and for one from before days were stored. */
  readonly countedOn: number | null;
  /** Is true with a checked work address there, or an account that is old enough. */
  readonly isReady: boolean;
  readonly wasReady: boolean;
  /** Days since 1970, or null if there is none. */
  readonly provedOn: number | null;
}
