import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface TestResult {
  readonly runner: string;
  readonly file: string | null;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly reason: string | null;
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Reads the report. A file that fails before its tests counts as one failed test. */
export function readVitestReport(runner: string, json: string): readonly TestResult[] {
  const report: VitestReport = JSON.parse(json);
  return report.testResults.flatMap((ended) => {
    const file = relative('', ended.name);
    const tests = ended.assertionResults.map(({ fullName, status, failureMessages }): TestResult => {
      const reason = status === 'passed' && failureMessages.length > 0 ? FLAKY : null;
      return { runner, file, title: fullName, status: statusOf(status), reason };
    });
    const broken = ended.status === 'failed' && !tests.some(({ status }) => status === 'failed');
    const message = ended.message === '' ? 'a hook failed' : ended.message;
    return broken ? [...tests, failed(runner, `${file}: ${message}`, file)] : tests;
  });
}

export function readPlaywrightReport(runner: string, json: string): readonly TestResult[] {
  const report: PlaywrightReport = JSON.parse(json);
  const errors = report.errors.map((error) => failed(runner, error.message ?? 'The run broke off'));
  return [...report.suites.flatMap((suite) => testsOf(runner, suite, [])), ...errors];
}

/** Returns the time of each file, from its first test to its last. */
export function readVitestTimes(json: string): readonly FileTime[] {
  const report: VitestReport = JSON.parse(json);
  return report.testResults.map(({ name, startTime, endTime }) => {
    return { file: relative('', name), seconds: (endTime - startTime) / 1000 };
  });
}

export function readPlaywrightTimes(json: string): readonly FileTime[] {
  const report: PlaywrightReport = JSON.parse(json);
  return report.suites.flatMap(timesOf);
}

export function slowestFiles(times: readonly FileTime[], count: number): readonly FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  const files = [...sums].map(([file, seconds]) => ({ file, seconds }));
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** Returns files with errors outside tests, which vitest only prints. */
export function filesOfStrayErrors(output: string): readonly string[] {
  const named = stripVTControlCharacters(output).matchAll(/This error originated in "([^"]+)" test file/g);
  return [...new Set([...named].map(([, file = '']) => file))];
}

export function failed(runner: string, title: string, file: string | null = null): TestResult {
  return { runner, file, title, status: 'failed', reason: null };
}

function testsOf(runner: string, suite: PlaywrightSuite, above: readonly string[]): readonly TestResult[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test): TestResult => {
      const title = [...titles, spec.title, test.projectName].filter((part) => part !== '').join(' ');
      const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
      const reason = test.status === 'flaky' ? FLAKY : (skip?.description ?? null);
      return { runner, file: suite.file, title, status: statusOf(test.status), reason };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(runner, inner, titles))];
}

function timesOf({ file, specs, suites = [] }: PlaywrightSuite): readonly FileTime[] {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  return [...results.map(({ duration }) => ({ file, seconds: duration / 1000 })), ...suites.flatMap(timesOf)];
}

/** The note on a flaky test. Its cause may be a slow machine or a real race. */
const FLAKY = 'not at the first try';

function statusOf(word: string): TestResult['status'] {
  if (word === 'passed' || word === 'expected' || word === 'flaky') return 'passed';
  return word === 'failed' || word === 'unexpected' ? 'failed' : 'skipped';
}

export function summaryLine(results: readonly TestResult[]): string {
  const count = (status: TestResult['status']): number => results.filter((result) => result.status === status).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
