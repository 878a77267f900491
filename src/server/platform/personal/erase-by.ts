import { randomBytes } from 'node:crypto';
import type { Database } from '../database';
import type { Erasure, PersonalExport, PersonalScope, TableRow } from './personal-data';

const REF_BYTES = 32;

export function erasing(
  stage: Erasure['stage'],
  write: (tx: Database, scope: PersonalScope) => Promise<unknown>,
): Erasure {
  return { stage, prepare: async (scope) => ({ write: (tx) => write(tx, scope) }) };
}

export function exporting(
  name: string,
  rows: (scope: PersonalScope) => Promise<readonly { readonly row: TableRow }[]>,
): PersonalExport {
  return { name, read: async (scope) => (await rows(scope)).map(({ row }) => row) };
}

export function anonymousRefs(contributions: readonly string[]): readonly Buffer[] {
  return contributions.map(() => randomBytes(REF_BYTES));
}
