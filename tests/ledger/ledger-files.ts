import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Entry } from './ledger';

const file = (name: string): URL => new URL(name, import.meta.url);

/** All entries of requirements.yaml. */
export function readRequirements(): readonly Entry[] {
  return parse(readFileSync(file('requirements.yaml'), 'utf8'));
}

/** The ids that were proven before, from proven.txt: one per line, in order. */
export function readProven(): readonly string[] {
  return readFileSync(file('proven.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Writes proven.txt anew. */
export function writeProven(ids: readonly string[]): void {
  writeFileSync(
    file('proven.txt'),
    [...new Set(ids)]
      .toSorted()
      .map((id) => `${id}\n`)
      .join(''),
  );
}
