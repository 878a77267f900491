import type { ImportColumns, ImportedRow } from '@/server/import/columns/column';
import type { ColumnMap } from '@/server/import/columns/column-map';
import type { ImportJob } from '@/server/import/run/import-job';
import type { Database } from '@/server/platform/database';

/** A row that is of no use; the reason is for people, without a full stop: "names no company". */
export class Refused {
  constructor(readonly reason: string) {}
}

/** Reports that the value of a column is left out of a row that goes in nevertheless. */
export type LeaveOut = (column: string, reason: string) => void;

/** The numbers of rows that a write changed; the others of the batch were there already as they are. */
export interface Written {
  readonly added: number;
  readonly updated: number;
}

/** Returns the counts of what a statement reports as new or changed. */
export function writtenOf(changed: readonly { readonly is_new: boolean }[]): Written {
  const added = changed.filter((row) => row.is_new).length;
  return { added, updated: changed.length - added };
}

/** The writing side of a kind, for one run. */
export interface ImportWriter<Row, Entry> {
  /** Turns a row that has all required columns into what is stored, or refuses it. */
  prepare(row: Row, leaveOut: LeaveOut): Entry | Refused;
  /**
   * Returns the natural key of each entry, in their order: two entries with one key are the same thing, and the first one of a file counts.
   * The database may be asked (for the company that a name stands for, and entries refused for the answer); nothing is written.
   */
  identify(database: Database, entries: readonly Entry[]): Promise<readonly (string | Refused)[]>;
  /** Adds or updates entries of different keys within the transaction `tx`; an entry that changes nothing must write nothing. */
  write(tx: Database, entries: readonly Entry[]): Promise<Written>;
  /** After the last batch: what is counted once. */
  finish?(job: Pick<ImportJob, 'database' | 'authorship' | 'now'>): Promise<void>;
}

/** The facts about a run that its kind needs. */
export interface RunOfImport {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the same file went in before: it has nothing newer than what is there, so that rows are added and none is changed. */
  readonly isRepeat: boolean;
}

/** A kind of rows that can be imported: what its columns are called in files, how a row is read, and where it goes. */
export interface ImportKindParts<C extends ImportColumns, Entry> {
  /** As it is typed: `npm run import -- <name> <file>`. */
  readonly name: string;
  /** For people: "companies with their industries and cities". */
  readonly about: string;
  readonly columns: C;
  /** The tables that rows of this kind make grow. */
  readonly tables: readonly string[];
  /** Groups of columns of which a file must have one at least, beside the required ones. */
  readonly oneOf?: readonly (readonly (string & keyof C)[])[];
  /** Whether its rows are what people wrote: texts of theirs that are not read are a doubt. */
  readonly isOfOpinions?: boolean;
  /** Whether its rows are things of which there is one each (companies, cities), and not what happened to somebody. */
  readonly isOfThings?: boolean;
  /** The columns by which its files are known from those of other kinds. */
  readonly telling: readonly (string & keyof C)[];
  /** What the names of its things have in them, and the names of other things have not. */
  readonly namedLike?: RegExp;
  /**
   * Returns texts for columns that the file lacks and that its first rows, its name or its headers give away (the unit of pay, by the size of
   * the amounts), by their columns' names. What the user sets comes first.
   */
  readonly assume?: (
    rows: readonly ImportedRow<C>[],
    file: string,
    map: Pick<ColumnMap, 'columns'> & { readonly headers: readonly string[] },
  ) => Readonly<Record<string, string>>;
  readonly open: (database: Database, run: RunOfImport) => Promise<ImportWriter<ImportedRow<C>, Entry>>;
}
