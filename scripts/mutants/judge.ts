import { readFileSync } from 'node:fs';
import type { Equivalent } from './equivalents';
import type { Mutation } from './mutations';
import { mutationsOf } from './mutations';
import { killedAmong } from './run-mutants';
import { testsAmong } from './tests-of';

export interface JudgedMutation extends Mutation {
  readonly file: string;
  readonly lineNumber: number;
  readonly line: string;
  readonly was: string;
  readonly isKilled: boolean;
  readonly isListed: boolean;
}

export async function judge(
  files: readonly string[],
  sources: readonly string[],
  equivalents: readonly Equivalent[],
): Promise<readonly JudgedMutation[]> {
  const mutants = numberedMutants(files);
  const testsOf = testsAmong(sources);
  const killed = new Set<number>();
  for (const reach of ['direct', 'indirect'] as const) {
    const due = files.map((file) => {
      const numbers = mutants.filter((mutant) => mutant.file === file).map(({ number }) => number);
      const left = numbers.filter((number) => !killed.has(number));
      return { file, first: numbers[0] ?? 0, numbers: left, tests: testsOf(file)[reach] };
    });
    const testable = due.filter(({ numbers, tests }) => numbers.length > 0 && tests.length > 0);
    for (const number of await killedAmong(testable)) killed.add(number);
  }
  return mutants.map(({ number, ...mutant }) => ({
    ...mutant,
    isKilled: killed.has(number),
    isListed: equivalents.some((one) => isOf(mutant, one)),
  }));
}

function numberedMutants(files: readonly string[]) {
  let number = 0;
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    number += 1;
    return mutationsOf(file, text).map((mutation) => {
      number += 1;
      const lineNumber = text.slice(0, mutation.start).split('\n').length;
      const line = lines[lineNumber - 1]?.trim() ?? '';
      return { ...mutation, file, number, lineNumber, line, was: text.slice(mutation.start, mutation.end) };
    });
  });
}

function isOf(mutant: Pick<JudgedMutation, 'file' | 'line' | 'was' | 'becomes'>, equivalent: Equivalent): boolean {
  const { file, line, mutants } = equivalent;
  return file === mutant.file && line === mutant.line && mutants.includes(changeOf(mutant));
}

export function changeOf({ was, becomes }: Pick<JudgedMutation, 'was' | 'becomes'>): string {
  return `${was} → ${becomes}`;
}
