import type { Figure } from './figures';

export interface BenchOptions {
  /** The number of measurements of each side of a comparison, in turns. */
  readonly rounds: number;
  readonly explain: boolean;
  /** True if rows that need many rows of a database take a tenth of them. */
  readonly isSmall: boolean;
}

/** A row that could not be measured here, with a readable reason. */
export interface Skipped {
  readonly skipped: string;
}

/** The result of a row: its figures, and lines that explain them if requested. */
export interface Measured {
  readonly figures: readonly Figure[];
  readonly load: string;
  readonly explanation?: readonly string[];
}

export interface BenchRow {
  /** For `--only`. */
  readonly name: string;
  measure(options: BenchOptions): Promise<Measured | Skipped>;
}
