import { MAX_LINE_LENGTH } from './text-stream';

export interface SourceRow {
  /** The line's number from 1. */
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
  /** The unit of row numbers. Lists of JSON objects count rows, because all of them may be in one line of text. */
  readonly unit: 'line' | 'row';
  rows(tell?: (bytes: number) => void): AsyncGenerator<readonly (SourceRow | DamagedRow)[]>;
}

export function tooLong(line: number): DamagedRow {
  return { line, damage: `is longer than ${MAX_LINE_LENGTH} characters` };
}

export function isDamaged<Row extends { readonly line: number }>(row: Row | DamagedRow): row is DamagedRow {
  return 'damage' in row;
}

/** Thrown if the file is not a readable table. The message says what it is and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
