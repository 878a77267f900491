import { MAX_LINE_LENGTH } from './text-stream';

/** A row of a file before its texts are read. */
export interface SourceRow {
  /** The line of the file at which the row begins; the first is 1. */
  readonly line: number;
  /** Returns the text under a header; empty if the row has none. */
  readonly textUnder: (header: string) => string;
}

/** A part of a file that is no row, with a sentence that says why. */
export interface DamagedRow {
  readonly line: number;
  readonly damage: string;
}

/** A file whose rows can be read. */
export interface Source {
  /** For people: "CSV with ;". */
  readonly form: string;
  /** The headers in the order of the file; of JSON those that its first rows have. */
  readonly headers: readonly string[];
  /** The name of a row's place that tells rows apart: lists of JSON may have all of them in one line. */
  readonly unit: 'line' | 'row';
  /** Reads all rows from the first on; `tell` gets the bytes read so far. */
  rows(tell?: (bytes: number) => void): AsyncGenerator<readonly (SourceRow | DamagedRow)[]>;
}

/** Returns the part of a file that is a line too long to be read. */
export function tooLong(line: number): DamagedRow {
  return { line, damage: `is longer than ${MAX_LINE_LENGTH} characters` };
}

export function isDamaged<Row extends { readonly line: number }>(row: Row | DamagedRow): row is DamagedRow {
  return 'damage' in row;
}

/** The file cannot be read as any kind of table; the message says what it is and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
