import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly mutants: readonly string[];
  readonly why: string;
}

export function readEquivalents(): readonly Equivalent[] {
  return parse(readFileSync('scripts/mutants/equivalents.yaml', 'utf8')) ?? [];
}
