import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { WaitingRules } from '../../scripts/lib/waiting-rules';
import type { Decided, Entry } from './ledger';
import type { TestFile } from './rule-only';

const file = (name: string): URL => new URL(name, import.meta.url);

export function readRequirements(): readonly Entry[] {
  return parse(readFileSync(file('requirements.yaml'), 'utf8'));
}

export function readWaitingRules(): WaitingRules {
  return parse(readFileSync(file('waiting-rules.yaml'), 'utf8'));
}

export function readWithdrawn(): readonly Decided[] {
  return parse(readFileSync(file('withdrawn.yaml'), 'utf8'));
}

export function readUnreached(): readonly string[] {
  const entries: readonly { readonly id: string }[] = parse(readFileSync(file('unreached.yaml'), 'utf8'));
  return entries.map(({ id }) => id);
}

export function readOtherwise(): readonly Decided[] {
  return parse(readFileSync(file('decided.yaml'), 'utf8'));
}

export function readUnmadeValues(): readonly { readonly name: string; readonly reason: string }[] {
  return parse(readFileSync(file('unmade-values.yaml'), 'utf8'));
}

export function readDecisions(): string {
  return readFileSync(file('decisions.md'), 'utf8');
}

export function readTestFiles(): readonly TestFile[] {
  const project = fileURLToPath(new URL('../..', import.meta.url));
  return ['src', 'scripts', 'packages', 'tests'].flatMap((root) =>
    readdirSync(path.join(project, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(\.test|-suite|\.contract)\.tsx?$/.test(name) && !name.startsWith(`ledger${path.sep}`))
      .map((name) => path.posix.join(root, name.replaceAll('\\', '/')))
      .map((name) => ({ file: name, text: readFileSync(path.join(project, name), 'utf8') })),
  );
}

export function readProven(): readonly string[] {
  return readFileSync(file('proven.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

export function writeProven(ids: readonly string[]): void {
  writeFileSync(
    file('proven.txt'),
    [...new Set(ids)]
      .toSorted()
      .map((id) => `${id}\n`)
      .join(''),
  );
}
