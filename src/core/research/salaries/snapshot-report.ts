import type { ScopedReport } from './salary-scopes.rules';

export interface SnapshotReport extends ScopedReport {
  /** A number that stands for the person in this snapshot alone; null for what was imported. */
  readonly person: number | null;
  /** Months since the year 0. */
  readonly month: number;
  /** More than 1 for an average of so many. */
  readonly reports: number;
  /** True if an earlier snapshot has admitted it. */
  readonly isCounted: boolean;
  /** The day of that snapshot (days since 1970); null for none, and for one from before days were kept. */
  readonly countedOn: number | null;
  /** True if the person has a checked work address there, or an account that is old enough. */
  readonly isReady: boolean;
  /** True if an earlier snapshot found it ready. */
  readonly wasReady: boolean;
  /** The day on which the person proved a work address there (days since 1970); null for none. */
  readonly provedOn: number | null;
}
