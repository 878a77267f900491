import type { Figure } from './figures';

/** What a run of the bench was asked for. */
export interface BenchOptions {
  /** How often each side of a comparison is measured, one after the other in turns. */
  readonly rounds: number;
  /** Whether a row tells what its number is made of. */
  readonly explain: boolean;
}

/** A row that could not be measured here, with the reason for people. */
export interface Skipped {
  readonly skipped: string;
}

/** What a row found: its figures, and lines that explain them where that was asked for. */
export interface Measured {
  readonly figures: readonly Figure[];
  /** What was put to the test, for the row's head. */
  readonly load: string;
  readonly explanation?: readonly string[];
}

/** One row of the bench. */
export interface BenchRow {
  /** For `--only`. */
  readonly name: string;
  measure(options: BenchOptions): Promise<Measured | Skipped>;
}
