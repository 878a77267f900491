import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { WaitingRules } from '../../scripts/lib/waiting-rules';
import type { Decided, Entry } from './ledger';
import type { TestFile } from './rule-only';

const file = (name: string): URL => new URL(name, import.meta.url);

/** All entries of requirements.yaml. */
export function readRequirements(): readonly Entry[] {
  return parse(readFileSync(file('requirements.yaml'), 'utf8'));
}

/** The rules that no product code calls yet. */
export function readWaitingRules(): WaitingRules {
  return parse(readFileSync(file('waiting-rules.yaml'), 'utf8'));
}

/** The entries without a counterpart in the product. */
export function readWithdrawn(): readonly Decided[] {
  return parse(readFileSync(file('withdrawn.yaml'), 'utf8'));
}

/** The ids of entries whose tests pass on values that the product never has. */
export function readUnreached(): readonly string[] {
  const entries: readonly { readonly id: string }[] = parse(readFileSync(file('unreached.yaml'), 'utf8'));
  return entries.map(({ id }) => id);
}

/** The entries whose text a decision replaces. */
export function readOtherwise(): readonly Decided[] {
  return parse(readFileSync(file('decided.yaml'), 'utf8'));
}

/** Values that the product never makes, with the reason why they may stay. */
export function readUnmadeValues(): readonly { readonly name: string; readonly reason: string }[] {
  return parse(readFileSync(file('unmade-values.yaml'), 'utf8'));
}

/** The text of decisions.md. */
export function readDecisions(): string {
  return readFileSync(file('decisions.md'), 'utf8');
}

/** All files with tests, suites and contracts, by their paths in the project. */
export function readTestFiles(): readonly TestFile[] {
  const project = fileURLToPath(new URL('../..', import.meta.url));
  return ['src', 'scripts', 'packages', 'tests'].flatMap((root) =>
    readdirSync(path.join(project, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(\.test|-suite|\.contract)\.tsx?$/.test(name) && !name.startsWith(`ledger${path.sep}`))
      .map((name) => path.posix.join(root, name.replaceAll('\\', '/')))
      .map((name) => ({ file: name, text: readFileSync(path.join(project, name), 'utf8') })),
  );
}

/** The ids that were proven before, from proven.txt: one per line, in order. */
export function readProven(): readonly string[] {
  return readFileSync(file('proven.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Writes proven.txt again. */
export function writeProven(ids: readonly string[]): void {
  writeFileSync(
    file('proven.txt'),
    [...new Set(ids)]
      .toSorted()
      .map((id) => `${id}\n`)
      .join(''),
  );
}
