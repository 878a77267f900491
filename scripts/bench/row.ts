import type { Figure } from './figures';

export interface BenchOptions {
  /** The number of measurements per side of a comparison. The sides alternate. */
  readonly rounds: number;
  readonly explain: boolean;
  readonly isSmall: boolean;
}

export interface SkippedBenchRow {
  readonly skipped: string;
}

export interface MeasuredBenchRow {
  readonly figures: readonly Figure[];
  readonly load: string;
  readonly explanation?: readonly string[];
}

export interface BenchRow {
  readonly name: string;
  measure(options: BenchOptions): Promise<MeasuredBenchRow | SkippedBenchRow>;
}
