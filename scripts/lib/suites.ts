import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { runNode } from './run-command';
import type { TestResult } from './test-report';
import { failed, readPlaywrightReport, readVitestReport } from './test-report';

/** The folder of every runner's JSON report: vitest-<name>.json, and browser<part>.json. */
export const REPORTS = 'test-results';

/** The same of `npm run test:long`: they stay when `npm test` runs again. */
export const LONG_REPORTS = 'test-results-long';

/** The results of a part of the run, and what its tools printed. */
export interface Outcome {
  readonly results: readonly TestResult[];
  readonly output: string;
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

  /** Runs vitest projects on one thread; their report becomes vitest-<name>.json. */
  async vitest(name: string, projects: readonly string[]): Promise<Outcome> {
    const report = `${this.#reports}/vitest-${name}.json`;
    const choice = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...choice, ...reporters, '--maxWorkers=1'];
    return outcomeOf(name, report, readVitestReport, args);
  }

  /** Runs a share of the browser tests, as `1/3`; its report becomes browser-1.json (playwright.config.ts). */
  async browser(workers: number, shard: string): Promise<Outcome> {
    const name = `browser-${shard.split('/')[0]}`;
    const args = ['node_modules/@playwright/test/cli.js', 'test', `--workers=${workers}`, `--shard=${shard}`];
    return outcomeOf(name, `${this.#reports}/${name}.json`, readPlaywrightReport, args, { BROWSER_REPORT: name });
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
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { succeeded, output } = await runNode(args, environment);
  const results = existsSync(report) ? read(name, readFileSync(report, 'utf8')) : [];
  const explained = succeeded || results.some(({ status }) => status === 'failed');
  return { results: explained ? results : [...results, failed(name, 'The run failed outside of its tests')], output };
}
