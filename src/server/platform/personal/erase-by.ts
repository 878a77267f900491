import { randomBytes } from 'node:crypto';
import type { Database } from '../database';
import type { Erasure, PersonalExport, PersonalScope, TableRow } from './personal-data';

/** As long as a reference. */
const REF_BYTES = 32;

/** Makes an erasure that needs nothing found before it. */
export function erasing(
  stage: Erasure['stage'],
  write: (tx: Database, scope: PersonalScope) => Promise<unknown>,
): Erasure {
  return { stage, prepare: async (scope) => ({ write: (tx) => write(tx, scope) }) };
}

/** Makes a table of the copy from statements whose rows are objects. */
export function exporting(
  name: string,
  rows: (scope: PersonalScope) => Promise<readonly { readonly row: TableRow }[]>,
): PersonalExport {
  return { name, read: async (scope) => (await rows(scope)).map(({ row }) => row) };
}

/** A reference for each contribution that no persona has. */
export function refsOfNobody(contributions: readonly string[]): readonly Buffer[] {
  return contributions.map(() => randomBytes(REF_BYTES));
}
