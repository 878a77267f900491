import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Mutants of one line that no test can notice, because the program does the same. */
export interface Equivalent {
  readonly file: string;
  /** Without its indent. */
  readonly line: string;
  /** `was → becomes`, as the report prints them. */
  readonly mutants: readonly string[];
  readonly why: string;
}

/** Returns the list of equivalent mutants, each with its reason. */
export function readEquivalents(): readonly Equivalent[] {
  return parse(readFileSync('scripts/mutants/equivalents.yaml', 'utf8')) ?? [];
}
