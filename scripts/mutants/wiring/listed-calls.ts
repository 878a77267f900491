import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Calls that may be left out unnoticed, by file: the beginning of each, as the report prints it. */
export interface ListedCalls {
  /** Nothing needs them, or only a browser has what they do; each with the reason. */
  readonly needless: readonly { readonly file: string; readonly call: string; readonly why: string }[];
  /** No test near them notices yet. The list only shrinks. */
  readonly open: Readonly<Record<string, readonly string[]>>;
}

/** Returns the list of calls that may be left out unnoticed. */
export function readListedCalls(): ListedCalls {
  return parse(readFileSync('scripts/mutants/wiring/listed-calls.yaml', 'utf8'));
}
