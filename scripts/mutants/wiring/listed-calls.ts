import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ListedCalls {
  readonly needless: readonly { readonly file: string; readonly call: string; readonly why: string }[];
  readonly open: Readonly<Record<string, readonly string[]>>;
}

export function readListedCalls(): ListedCalls {
  return parse(readFileSync('scripts/mutants/wiring/listed-calls.yaml', 'utf8'));
}
