import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { runNode } from './run-command';
import type { TestResult } from './test-report';
import { failed, readPlaywrightReport, readVitestReport } from './test-report';

/** The folder of every runner's JSON report: vitest-<name>.json, and browser.json. */
export const REPORTS = 'test-results';

/** The same of `npm run test:long`: they stay when `npm test` runs again. */
export const LONG_REPORTS = 'test-results-long';

/** The results of a part of the run, and what its tools printed. */
export interface Outcome {
  readonly results: readonly TestResult[];
  readonly output: string;
}

/** The projects and files of a run of vitest. */
export interface VitestChoice {
  readonly projects: readonly string[];
  readonly threads: number;
  /** A part of the files, as `1/2`; all of them unless given. */
  readonly shard?: string;
}

/** Runs suites and keeps their reports in a folder. */
export class Suites {
  readonly #reports: string;

  constructor(reports: string) {
    this.#reports = reports;
  }

  /** Removes what an earlier run reported, so that nothing stale is counted. */
  clear(): void {
    rmSync(this.#reports, { recursive: true, force: true });
    mkdirSync(this.#reports);
  }

  /** Runs vitest projects; their report becomes vitest-<name>.json. */
  async vitest(name: string, { projects, threads, shard }: VitestChoice): Promise<Outcome> {
    const report = `${this.#reports}/vitest-${name}.json`;
    const choice = [...projects.flatMap((project) => ['--project', project]), ...(shard ? [`--shard=${shard}`] : [])];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...choice, ...reporters, `--maxWorkers=${threads}`];
    return outcomeOf(name, report, readVitestReport, args);
  }

  /** Runs the browser tests; their report becomes browser.json (playwright.config.ts). */
  async browser(workers: number): Promise<Outcome> {
    const args = ['node_modules/@playwright/test/cli.js', 'test', `--workers=${workers}`];
    return outcomeOf('browser', `${this.#reports}/browser.json`, readPlaywrightReport, args);
  }
}

/** The results of all runners that have left a report in a folder. */
export function readReports(folder: string): readonly TestResult[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.flatMap((name) => {
    const json = readFileSync(`${folder}/${name}`, 'utf8');
    return name.startsWith('vitest-') ? readVitestReport(name, json) : readPlaywrightReport(name, json);
  });
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
