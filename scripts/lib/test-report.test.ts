import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  failed,
  filesOfStrayErrors,
  readPlaywrightReport,
  readPlaywrightTimes,
  readVitestReport,
  readVitestTimes,
  slowestFiles,
  summaryLine,
} from './test-report';

const vitestFile = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  message: status === 'failed' ? 'Cannot find module' : '',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: statuses.map((each, index) => ({
    fullName: `group test ${index}`,
    status: each,
    failureMessages: each === 'failed' ? ['It failed'] : [],
  })),
});

const vitestReport = (...testResults: object[]): string => JSON.stringify({ testResults });

const playwrightReport = (...tests: object[]): string =>
  JSON.stringify({
    errors: [],
    suites: [
      {
        ...{ title: 'a.test.ts', file: 'a.test.ts', specs: [] },
        suites: [{ title: 'posting', file: 'a.test.ts', specs: [{ title: 'writes', tests }] }],
      },
    ],
  });

const playwrightTest = (status: string, annotations: object[] = []) => ({ projectName: '', status, annotations });

describe('readVitestReport', () => {
  it('tells passed, failed and skipped tests apart', () => {
    const results = readVitestReport('unit', vitestReport(vitestFile('failed', 'passed', 'failed', 'skipped', 'todo')));
    expect(results.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped', 'skipped']);
  });

  it('says of a test that passed only on repeat that it did', () => {
    const repeated = { fullName: 'group test', status: 'passed', failureMessages: ['It failed'] };
    const [result] = readVitestReport('unit', vitestReport({ ...vitestFile('passed'), assertionResults: [repeated] }));
    expect(result).toMatchObject({ status: 'passed', reason: 'not at the first try' });
  });

  it('counts a file that does not load as one failed test', () => {
    const results = readVitestReport('unit', vitestReport(vitestFile('failed')));
    expect(results).toEqual([failed('unit', 'a.test.ts: Cannot find module', 'a.test.ts')]);
  });

  it('says of a file whose tests did not run that a hook failed', () => {
    const report = vitestReport({ ...vitestFile('failed', 'skipped'), message: '' });
    expect(readVitestReport('unit', report)).toContainEqual(failed('unit', 'a.test.ts: a hook failed', 'a.test.ts'));
  });

  it('calls a file from the folder of the project', () => {
    const report = vitestReport({ ...vitestFile('passed', 'passed'), name: resolve('tests/a.test.ts') });
    expect(readVitestReport('unit', report)[0]).toMatchObject({ file: 'tests/a.test.ts' });
  });
});

describe('readPlaywrightReport', () => {
  it('joins the titles of the groups', () => {
    expect(readPlaywrightReport('browser', playwrightReport(playwrightTest('expected')))).toEqual([
      { runner: 'browser', file: 'a.test.ts', title: 'a.test.ts posting writes', status: 'passed', reason: null },
    ]);
  });

  it('keeps the reason of a skip', () => {
    const skip = playwrightTest('skipped', [{ type: 'skip', description: 'needs a camera' }]);
    expect(readPlaywrightReport('browser', playwrightReport(skip))[0]).toMatchObject({
      status: 'skipped',
      reason: 'needs a camera',
    });
  });

  it('says of a test that passed only on repeat that it did', () => {
    const [result] = readPlaywrightReport('browser', playwrightReport(playwrightTest('flaky')));
    expect(result).toMatchObject({ status: 'passed', reason: 'not at the first try' });
  });

  it('takes an error of the run itself for a failed test', () => {
    const report = JSON.stringify({ suites: [], errors: [{ message: 'no tests found' }] });
    expect(readPlaywrightReport('browser', report)).toEqual([failed('browser', 'no tests found')]);
  });
});

describe('filesOfStrayErrors', () => {
  it('reads each file that vitest names, once', () => {
    const line = (file: string) => `This error originated in "\u001b[1m${file}\u001b[22m" test file. It does not mean`;
    expect(filesOfStrayErrors([line('a.test.ts'), line('b.test.ts'), line('a.test.ts')].join('\n'))).toEqual([
      'a.test.ts',
      'b.test.ts',
    ]);
    expect(filesOfStrayErrors('Tests 3 passed')).toEqual([]);
  });
});

describe('slowestFiles', () => {
  it('sums the tests of a file, and begins with the slowest', () => {
    const browser = (...durations: number[]) =>
      playwrightReport({ ...playwrightTest('expected'), results: durations.map((duration) => ({ duration })) });
    const times = [
      ...readPlaywrightTimes(browser(2_000, 1_000)),
      ...readVitestTimes(vitestReport(vitestFile('passed'))),
    ];
    expect(times).toContainEqual({ file: 'a.test.ts', seconds: 2.5 });
    const others = [
      { file: 'b.test.ts', seconds: 9 },
      { file: 'c.test.ts', seconds: 1 },
    ];
    expect(slowestFiles([...others, ...times], 2)).toEqual([
      { file: 'b.test.ts', seconds: 9 },
      { file: 'a.test.ts', seconds: 5.5 },
    ]);
  });
});

describe('summaryLine', () => {
  const results = (passed: number, failures: number, skipped: number) => [
    ...readVitestReport('unit', vitestReport(vitestFile('passed', ...Array<string>(passed).fill('passed')))),
    ...Array.from({ length: failures }, () => failed('unit', 'x')),
    ...readVitestReport('unit', vitestReport(vitestFile('passed', ...Array<string>(skipped).fill('skipped')))),
  ];

  it.each([
    { given: results(0, 0, 0), want: '0 passed, 0 failed' },
    { given: results(3, 0, 0), want: '3 passed, 0 failed' },
    { given: results(3, 2, 1), want: '3 passed, 2 failed, 1 skipped' },
  ])('says $want', ({ given, want }) => {
    expect(summaryLine(given)).toBe(want);
  });
});
