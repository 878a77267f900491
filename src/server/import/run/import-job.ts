import type { ColumnMap } from '@/server/import/columns/column-map';
import type { InspectedFile } from '@/server/import/source/inspect-file';
import type { Source } from '@/server/import/source/source-row';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { RecordedReport } from './report';

/** One file to import, with everything that is decided before the first row is read. */
export interface ImportJob {
  readonly database: Database;
  readonly authorship: Authorship;
  /** The store of pictures that rows name. */
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
  readonly file: InspectedFile;
  readonly source: Source;
  readonly map: ColumnMap;
  /** Reads and checks everything, writes nothing. */
  readonly isDryRun: boolean;
  /** Begins again where an earlier run stopped half way. */
  readonly isRestart: boolean;
  /** The file for rows that did not go in and values that were left out; null for none. */
  readonly reportFile: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The time from which "3 days ago" is counted. */
  readonly saidOn: number;
  readonly show: (progress: ImportProgress) => void;
  /** Shows for how many companies it is still to be counted what follows from the rows, after the last one. */
  readonly showLeft: (companies: number) => void;
  /** Returns whether to stop after the batch in hand. */
  readonly isStopping: () => boolean;
}

export interface ImportCounts {
  /** Rows of the file that were looked at, damaged ones included. */
  readonly rows: number;
  readonly added: number;
  readonly updated: number;
  /** Rows that went into the average of another row; counts of an earlier version of the product lack it. */
  readonly averaged?: number;
  /** Rows that were there already as they are. */
  readonly unchanged: number;
  /** Rows that repeat an earlier row of the file. */
  readonly repeated: number;
  readonly refused: number;
  readonly leftOut: number;
}

/** A place in a file. */
export interface Place {
  readonly line: number;
  /** The number of the row; the first is 1. A list of JSON may have all its rows in one line. */
  readonly row: number;
}

export const START: Place = { line: 0, row: 0 };

/** The progress of an import as the database keeps it. */
export interface RecordedProgress extends ImportCounts, RecordedReport {
  /** True if the file had been through before. */
  readonly isRepeat: boolean;
}

export interface ImportProgress {
  readonly bytes: number;
  readonly counts: ImportCounts;
}

/** The end of a run. */
export interface ImportOutcome {
  readonly counts: ImportCounts;
  /** The number of the import, by which it can be withdrawn; null in a dry run. */
  readonly importId: number | null;
  /** The last place that went in, if the run stopped before the end of the file; null if it is through. */
  readonly stoppedAt: Place | null;
  /** The place after which an earlier run had stopped, and this one went on; null if it began at the start. */
  readonly wentOnAfter: Place | null;
  /** True if the same file had gone in before, so that rows were added and none was changed. */
  readonly isRepeat: boolean;
  /** The most frequent reasons with their numbers of rows, the most frequent first. */
  readonly reasons: readonly (readonly [string, number])[];
}

export const NO_COUNTS: ImportCounts = {
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  repeated: 0,
  refused: 0,
  leftOut: 0,
};
