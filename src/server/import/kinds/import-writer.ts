import type { ImportColumns, ImportedRow } from '@/server/import/columns/column';
import type { ColumnMap } from '@/server/import/columns/column-map';
import type { ImportJob } from '@/server/import/run/import-job';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';

/** A row that is of no use; the reason is for people, without a full stop: "names no company". */
export class Refused {
  constructor(
    readonly reason: string,
    /** The columns that it is refused for: the report shows the first of them that the row says something under. */
    readonly columns: readonly string[] = [],
  ) {}
}

/** Reports that the value of a column is left out of a row that goes in nevertheless. */
export type LeaveOut = (column: string, reason: string) => void;

/** Reports the same of the entry at a place of a list. */
export type LeaveOutOf = (
  place: number,
  left: { readonly column: string; readonly value: string; readonly reason: string },
) => void;

/** The numbers of rows that a write changed; the others of the batch were there already as they are. */
export interface Written {
  readonly added: number;
  readonly updated: number;
  /** Rows that went into the average of another row of the batch; none by default. */
  readonly averaged?: number;
}

/** Returns the counts of what a statement reports as new or changed. */
export function writtenOf(changed: readonly { readonly is_new: boolean }[]): Written {
  const added = changed.filter((row) => row.is_new).length;
  return { added, updated: changed.length - added };
}

/** The keys of a row that says something of a thing of which other rows of its file may say something, too. */
export interface RowOfThing {
  /** The same for rows that say the same. */
  readonly row: string;
  readonly thing: string;
}

/** The writing side of a kind, for one run. */
export interface ImportWriter<Row, Entry> {
  /** Turns a row that has all required columns into what is stored, or refuses it. */
  prepare(row: Row, leaveOut: LeaveOut): Entry | Refused;
  /**
   * Returns the natural key of each entry, in their order: two entries with one key are the same, and the first one of a file counts. If several rows of a
   * file may speak of one thing, the keys of both.
   * The database may be asked (for the company that a name stands for, and entries refused for the answer); nothing is written.
   */
  identify(database: Database, entries: readonly Entry[]): Promise<readonly (string | RowOfThing | Refused)[]>;
  /** Reads and stores the files that entries name, before the transaction that writes them. Returns the entries in their order. */
  attach?(database: Database, entries: readonly Entry[], leaveOut: LeaveOutOf): Promise<readonly Entry[]>;
  /**
   * Adds or updates entries of different keys within the transaction `tx`; an entry that changes nothing must write nothing. `isFurther` says of each whether
   * the file spoke of its thing before.
   */
  write(tx: Database, entries: readonly Entry[], isFurther: readonly boolean[]): Promise<Written>;
}

/** The surroundings of counting after rows have come or gone. */
export interface Settled extends Pick<ImportJob, 'database' | 'authorship' | 'now'> {
  /** Is called with the number of companies that are left. */
  readonly showLeft?: ImportJob['showLeft'];
}

/** The facts about a run that its kind needs. */
export interface RunOfImport {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True if the same file went in before: it has nothing newer than what is there, so that rows are added and none is changed. */
  readonly isRepeat: boolean;
  /** The number of the import, which its rows know; 0 in a dry run. */
  readonly importId: number;
  readonly isDryRun: boolean;
  readonly folder: string;
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
  readonly map: ColumnMap;
}

/** A kind of rows that can be imported: what its columns are called in files, how a row is read, and where it goes. */
export interface ImportKindParts<C extends ImportColumns, Entry> {
  /** As it is typed: `npm run import -- <name> <file>`. */
  readonly name: string;
  /** For people: "companies with their industries and cities". */
  readonly about: string;
  readonly columns: C;
  readonly tables: readonly string[];
  /** Groups of columns of which a file must have one at least, beside the required ones. */
  readonly oneOf?: readonly (readonly (string & keyof C)[])[];
  /** True if its rows are what people wrote: texts of theirs that are not read are a doubt. */
  readonly isOfOpinions?: boolean;
  /** The column without which nobody knows when its rows were written. */
  readonly datedBy?: string & keyof C;
  /** The column of places that must be India's: a file of mostly unknown ones is asked about. */
  readonly placedBy?: string & keyof C;
  /** Its rows are things of which there is one each (companies, cities), and no events. */
  readonly isOfThings?: boolean;
  /** The columns by which its files are known from those of other kinds. */
  readonly telling: readonly (string & keyof C)[];
  /** Matches the names of its things, and not those of other things. */
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
  /** Counts what follows from its rows: after the last batch of an import, and after one was withdrawn. */
  readonly settle?: (job: Settled) => Promise<void>;
  readonly open: (database: Database, run: RunOfImport) => Promise<ImportWriter<ImportedRow<C>, Entry>>;
}
