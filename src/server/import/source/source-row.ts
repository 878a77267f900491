import { MAX_LINE_LENGTH } from './text-stream';

export interface SourceRow {
  /** Counts from 1. */
  readonly line: number;
  readonly textUnder: (header: string) => string;
}

export interface DamagedRow {
  readonly line: number;
  readonly damage: string;
}

export interface Source {
  readonly form: string;
  readonly headers: readonly string[];
  /** Lists of JSON may have all rows in one line. */
  readonly unit: 'line' | 'row';
  rows(tell?: (bytes: number) => void): AsyncGenerator<readonly (SourceRow | DamagedRow)[]>;
}

export function tooLong(line: number): DamagedRow {
  return { line, damage: `is longer than ${MAX_LINE_LENGTH} characters` };
}

export function isDamaged<Row extends { readonly line: number }>(row: Row | DamagedRow): row is DamagedRow {
  return 'damage' in row;
}

/** The file is not a readable table; the message says what it is and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
