import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { runNode } from './run-command';
import type { TestResult } from './test-report';
import { failed, readPlaywrightReport, readVitestReport } from './test-report';

/** The folder of every runner's JSON report: vitest-<name>.json, and browser.json. */
const REPORTS = 'test-results';

/** The results of a part of the run, and what its tools printed. */
export interface Outcome {
  readonly results: readonly TestResult[];
  readonly output: string;
}

/** Removes what an earlier run reported, so that nothing stale is counted. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
}

/** The results of all runners that have left a report. */
export function readReports(): readonly TestResult[] {
  const names = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith('.json')) : [];
  return names.flatMap((name) => {
    const json = readFileSync(`${REPORTS}/${name}`, 'utf8');
    return name.startsWith('vitest-') ? readVitestReport(name, json) : readPlaywrightReport(name, json);
  });
}

/** Runs vitest projects on a number of threads; their report becomes test-results/vitest-<name>.json. */
export async function runVitest(name: string, projects: readonly string[], threads: number): Promise<Outcome> {
  const report = `${REPORTS}/vitest-${name}.json`;
  const choice = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...choice, ...reporters, `--maxWorkers=${threads}`];
  return outcomeOf(name, report, readVitestReport, args);
}

/** Runs the browser tests; their report is test-results/browser.json (playwright.config.ts). */
export async function runBrowser(): Promise<Outcome> {
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  return outcomeOf('browser', `${REPORTS}/browser.json`, readPlaywrightReport, args);
}

async function outcomeOf(
  name: string,
  report: string,
  read: (runner: string, json: string) => readonly TestResult[],
  args: readonly string[],
): Promise<Outcome> {
  const { succeeded, output } = await runNode(args);
  const results = existsSync(report) ? read(name, readFileSync(report, 'utf8')) : [];
  const explained = succeeded || results.some(({ status }) => status === 'failed');
  return { results: explained ? results : [...results, failed(name, 'The run failed outside of its tests')], output };
}
