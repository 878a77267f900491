import type { TestResult } from './test-report';

/** The maximum number of failed files that are repeated. If more fail, the reason is not a busy machine. */
export const MAX_FILES = 20;

export interface FailedFile {
  readonly runner: string;
  readonly file: string;
}

/** Returns files with a failed test, hook or import, or none beyond MAX_FILES. */
export function filesToRepeat(results: readonly TestResult[]): readonly FailedFile[] {
  const failures = new Map<string, FailedFile>();
  for (const { runner, file, status } of results)
    if (status === 'failed' && file !== null) failures.set(file, { runner, file });
  return failures.size > MAX_FILES ? [] : [...failures.values()];
}

/** Merges repeats. A test passes if one run passed, and is flagged if another failed. */
export function mergedResults(first: readonly TestResult[], again: readonly TestResult[]): readonly TestResult[] {
  const repeated = byFile(again);
  const before = byFile(first);
  return [
    ...first.filter(({ file }) => !repeated.has(file)),
    ...[...repeated].flatMap(([file, later]) => settledFile(before.get(file) ?? [], later)),
  ];
}

const ALONE = 'only when run once more, alone';
const NOT_ALONE = 'not when run once more, alone';

function settledFile(first: readonly TestResult[], later: readonly TestResult[]): readonly TestResult[] {
  const titles = new Set(later.map(({ title }) => title));
  const failsAgain = later.some(({ status }) => status === 'failed');
  // An unnamed failure is a hook or import: it passed if nothing in its file failed again.
  const unnamed = first
    .filter(({ status, title }) => status !== 'skipped' && !titles.has(title))
    .filter(({ status }) => status === 'passed' || !failsAgain)
    .map((result) => (result.status === 'passed' ? result : { ...result, status: 'passed' as const, reason: ALONE }));
  return [
    ...unnamed,
    ...later.map((result) => {
      const before = first.filter(({ title }) => title === result.title);
      return settledTest(before, result);
    }),
  ];
}

function settledTest(before: readonly TestResult[], later: TestResult): TestResult {
  const [passed] = before.every(({ status }) => status === 'passed') ? before : [];
  if (passed !== undefined) return later.status === 'failed' ? { ...passed, reason: NOT_ALONE } : passed;
  const hadFailed = before.some(({ status }) => status === 'failed');
  return later.status === 'passed' && hadFailed ? { ...later, reason: ALONE } : later;
}

function byFile(results: readonly TestResult[]): ReadonlyMap<string | null, readonly TestResult[]> {
  const groups = new Map<string | null, TestResult[]>();
  for (const result of results) {
    const group = groups.get(result.file);
    if (group === undefined) groups.set(result.file, [result]);
    else group.push(result);
  }
  return groups;
}
