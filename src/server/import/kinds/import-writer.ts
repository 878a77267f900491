import type { ImportColumns, ImportedRow } from '@/server/import/columns/column';
import type { ColumnMap } from '@/server/import/columns/column-map';
import type { ImportJob } from '@/server/import/run/import-job';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';

export class RefusedRow {
  constructor(
    readonly reason: string,
    readonly columns: readonly string[] = [],
  ) {}
}

export type DropValue = (column: string, reason: string) => void;

export type DropRowValue = (
  place: number,
  left: { readonly column: string; readonly value: string; readonly reason: string },
) => void;

/** Rows that a write changed. The others of the batch were present already. */
export interface ChangedRows {
  readonly added: number;
  readonly updated: number;
  readonly averaged?: number;
}

export function writtenOf(changed: readonly { readonly is_new: boolean }[]): ChangedRows {
  const added = changed.filter((row) => row.is_new).length;
  return { added, updated: changed.length - added };
}

/** The key of a row, and the key of its subject (`thing`), which several rows of a file may share. */
export interface SubjectRow {
  readonly row: string;
  readonly thing: string;
}

export interface ImportWriter<Row, Entry> {
  /** Converts a row with all required columns to an entry, or refuses it. */
  prepare(row: Row, leaveOut: DropValue): Entry | RefusedRow;
  identify(database: Database, entries: readonly Entry[]): Promise<readonly (string | SubjectRow | RefusedRow)[]>;
  /** Stores the files that entries name, before their transaction. Returns the entries in order. */
  attach?(database: Database, entries: readonly Entry[], leaveOut: DropRowValue): Promise<readonly Entry[]>;
  /**
   * Adds or updates entries with different keys within the transaction `tx`. Entries without changes must write
   * nothing. `isFurther` is true for subjects that an earlier row of the file has.
   */
  write(tx: Database, entries: readonly Entry[], isFurther: readonly boolean[]): Promise<ChangedRows>;
}

export interface SettleJob extends Pick<ImportJob, 'database' | 'authorship' | 'now'> {
  readonly showLeft?: ImportJob['showLeft'];
}

export interface ImportRunContext {
  readonly now: number;
  /** True if the same file was imported before: rows are added, none is changed. */
  readonly isRepeat: boolean;
  /** The import's number, stored with its rows. It is 0 in a dry run. */
  readonly importId: number;
  readonly isDryRun: boolean;
  readonly folder: string;
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
  readonly map: ColumnMap;
}

export interface ImportKindParts<C extends ImportColumns, Entry> {
  readonly name: string;
  readonly about: string;
  readonly columns: C;
  readonly tables: readonly string[];
  /** Groups of columns. In addition to the required columns, a file needs at least one of each group. */
  readonly oneOf?: readonly (readonly (string & keyof C)[])[];
  /** True if its rows are opinions of people. Columns of text that are not imported then raise a warning. */
  readonly isOfOpinions?: boolean;
  /** The column without which the dates of rows are unknown. */
  readonly datedBy?: string & keyof C;
  /** The column of places in India. A file of mostly unknown places raises a warning. */
  readonly placedBy?: string & keyof C;
  /** True if rows are unique entities (companies, cities), not events. */
  readonly isOfThings?: boolean;
  readonly telling: readonly (string & keyof C)[];
  readonly namedLike?: RegExp;
  /**
   * Assumes values for missing columns from the first rows, file name or headers, such as the unit of pay. The user's
   * choices take precedence.
   */
  readonly assume?: (
    rows: readonly ImportedRow<C>[],
    file: string,
    map: Pick<ColumnMap, 'columns'> & { readonly headers: readonly string[] },
  ) => Readonly<Record<string, string>>;
  /** Recounts figures that depend on the kind's rows, after an import's last batch and after a withdrawal. */
  readonly settle?: (job: SettleJob) => Promise<void>;
  readonly open: (database: Database, run: ImportRunContext) => Promise<ImportWriter<ImportedRow<C>, Entry>>;
}
