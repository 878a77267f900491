import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface TestsOfFile {
  readonly direct: readonly string[];
  readonly indirect: readonly string[];
}

/**
 * Matches tests in separate processes: those with browser globals, and those that start the whole product, which takes
 * seconds per mutant.
 */
const IS_APART = /@vitest-environment happy-dom|startMemoryApp/;
/** The maximum number of indirect tests. More tests would cost more time than they are worth. */
const MAX_INDIRECT = 12;

export function testsAmong(files: readonly string[]): (file: string) => TestsOfFile {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.test.ts') && IS_APART.test(text)) continue;
    for (const imported of importsOf(file, text)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  return (file) => {
    const seen = new Set([file]);
    const rounds: string[][] = [];
    for (let next = [file]; next.length > 0; ) {
      next = [...new Set(next.flatMap((one) => importers.get(one) ?? []))].filter((one) => !seen.has(one));
      for (const one of next) seen.add(one);
      rounds.push(next.filter((one) => one.endsWith('.test.ts')));
    }
    const [direct = [], ...further] = rounds;
    return { direct, indirect: further.flat().slice(0, MAX_INDIRECT) };
  };
}

function importsOf(file: string, text: string): readonly string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => {
      if (fileName.startsWith('@/')) return `src/${fileName.slice(2)}.ts`;
      if (fileName.startsWith('@tests/')) return `${fileName.slice(1)}.ts`;
      return fileName.startsWith('.') ? `${path.posix.join(path.posix.dirname(file), fileName)}.ts` : '';
    })
    .filter((imported) => imported !== '' && existsSync(imported));
}
