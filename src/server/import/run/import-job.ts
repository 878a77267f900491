import type { ColumnMap } from '@/server/import/columns/column-map';
import type { InspectedFile } from '@/server/import/source/inspect-file';
import type { Source } from '@/server/import/source/source-row';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { RecordedReport } from './report';

export interface ImportJob {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
  readonly file: InspectedFile;
  readonly source: Source;
  readonly map: ColumnMap;
  readonly isDryRun: boolean;
  /** True to ignore an earlier, interrupted run. */
  readonly isRestart: boolean;
  /** The file for refused rows and dropped values, or null if there is none. */
  readonly reportFile: string | null;
  readonly now: number;
  /** The day from which "3 days ago" counts. */
  readonly saidOn: number;
  readonly show: (progress: ImportProgress) => void;
  /** Reports the number of companies left to recount after the last row. */
  readonly showLeft: (companies: number) => void;
  /** If true, the run stops after the current batch. */
  readonly isStopping: () => boolean;
}

export interface ImportCounts {
  /** The number of rows read, including damaged ones. */
  readonly rows: number;
  readonly added: number;
  readonly updated: number;
  /** Missing in counts of an earlier version. */
  readonly averaged?: number;
  /** The number of rows that were present already. */
  readonly unchanged: number;
  /** The number of rows that repeat an earlier one of the file. */
  readonly repeated: number;
  readonly refused: number;
  readonly leftOut: number;
}

export interface Place {
  readonly line: number;
  /** The row's number from 1. All rows of a JSON list may be in one line. */
  readonly row: number;
}

export const START: Place = { line: 0, row: 0 };

/** The progress of an import as the database keeps it. */
export interface RecordedProgress extends ImportCounts, RecordedReport {
  /** True if the file was imported before. */
  readonly isRepeat: boolean;
}

export interface ImportProgress {
  readonly bytes: number;
  readonly counts: ImportCounts;
}

export interface ImportOutcome {
  readonly counts: ImportCounts;
  /** The number to withdraw the import by, or null in a dry run. */
  readonly importId: number | null;
  /** Set if the run stopped before the end of the file. */
  readonly stoppedAt: Place | null;
  /** The place where the run resumed, or null if it began at the start. */
  readonly wentOnAfter: Place | null;
  /** True if the file was imported before: rows were added, none was changed. */
  readonly isRepeat: boolean;
  /** Reasons with row counts, most frequent first. */
  readonly reasons: readonly (readonly [string, number])[];
}

export const EMPTY_IMPORT_COUNTS: ImportCounts = {
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  repeated: 0,
  refused: 0,
  leftOut: 0,
};
