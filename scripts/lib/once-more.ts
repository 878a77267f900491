import type { TestResult } from './test-report';

/** More files than that fail for another reason than a busy machine: then none is run again. */
export const MAX_FILES = 20;

/** A test file in which something failed, and the runner that knows its settings. */
export interface FailedFile {
  readonly runner: string;
  readonly file: string;
}

/** Returns the files in which a test, a hook or an import failed, each once; none if there are more than MAX_FILES. */
export function filesToRepeat(results: readonly TestResult[]): readonly FailedFile[] {
  const failures = new Map<string, FailedFile>();
  for (const { runner, file, status } of results)
    if (status === 'failed' && file !== null) failures.set(file, { runner, file });
  return failures.size > MAX_FILES ? [] : [...failures.values()];
}

/**
 * Returns what a run came to, with the later results for the files that were run once more. A test passes if one of its runs did; it has a reason to be looked at
 * if another did not.
 */
export function settled(first: readonly TestResult[], again: readonly TestResult[]): readonly TestResult[] {
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
  // What failed and is not named again is a hook, an import or the like: it passed if nothing of its file failed again.
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

/** A file may hold tests of one title: they had passed if each of them had. */
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
