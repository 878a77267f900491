import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { filesToRepeat, mergedResults } from './once-more';
import { runNode } from './run-command';
import type { FileTime, TestResult } from './test-report';
import {
  failed,
  filesOfStrayErrors,
  readPlaywrightReport,
  readPlaywrightTimes,
  readVitestReport,
  readVitestTimes,
} from './test-report';

export const REPORTS = 'test-results';

/** The folder of `npm run test:long`, which survives `npm test`. */
export const LONG_TEST_REPORTS = 'test-results-long';

const AGAIN = 'again';

/** The results of a part of the run, and the output of its tools. */
export interface Outcome {
  readonly results: readonly TestResult[];
  readonly output: string;
  readonly isRepeat?: boolean;
}

interface Suite {
  readonly report: string;
  run(report: string, file: string | null): Promise<Outcome>;
}

interface BrowserShare {
  readonly workers: number;
  readonly files?: readonly string[];
}

const onlyFile = (file: string): string => `/${file}`;

export class Suites {
  readonly #reports: string;
  readonly #suites = new Map<string, Suite>();
  readonly #results: TestResult[] = [];

  constructor(reports: string) {
    this.#reports = reports;
  }

  clear(): void {
    rmSync(this.#reports, { recursive: true, force: true });
    mkdirSync(this.#reports);
  }

  async vitest(name: string, projects: readonly string[]): Promise<Outcome> {
    const choice = projects.flatMap((project) => ['--project', project]);
    return this.#runFirst(name, {
      report: `vitest-${name}`,
      run: (report, file) => {
        const path = `${this.#reports}/${report}.json`;
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
        const args = ['node_modules/vitest/vitest.mjs', 'run', ...choice, ...reporters, '--maxWorkers=1'];
        return outcomeOf({ name, file, path, read: readVitestReport, args: file === null ? args : [...args, file] });
      },
    });
  }

  /** Runs browser tests, all files by default. Share 1 reports to browser-1.json (playwright.config.ts). */
  async browser(share: number, { workers, files = [] }: BrowserShare): Promise<Outcome> {
    const name = `browser-${share}`;
    return this.#runFirst(name, {
      report: name,
      run: (report, file) => {
        const path = `${this.#reports}/${report}.json`;
        const choice =
          file === null ? [`--workers=${workers}`, ...files.map(onlyFile)] : ['--workers=1', onlyFile(file)];
        const args = ['node_modules/@playwright/test/cli.js', 'test', ...choice];
        return outcomeOf({
          name,
          file,
          path,
          read: readPlaywrightReport,
          args,
          environment: { BROWSER_REPORT: report },
        });
      },
    });
  }

  /** Repeats failed files one after another, since tests that time out under load pass when run alone. */
  async onceMore(): Promise<Outcome> {
    const ended: Outcome[] = [];
    for (const [index, { runner, file }] of filesToRepeat(this.#results).entries()) {
      const suite = this.#suites.get(runner);
      if (suite === undefined) throw new Error(`No suite is called ${runner}.`);
      console.log(`  once more, alone: ${file}`);
      ended.push(await suite.run(`${AGAIN}/${suite.report}-${index + 1}`, file));
    }
    return {
      results: ended.flatMap(({ results }) => results),
      output: ended.map(({ output }) => output).join('\n'),
      isRepeat: true,
    };
  }

  async #runFirst(name: string, suite: Suite): Promise<Outcome> {
    this.#suites.set(name, suite);
    const outcome = await suite.run(suite.report, null);
    this.#results.push(...outcome.results);
    return outcome;
  }
}

export function readReports(folder: string): readonly TestResult[] {
  return mergedResults(readFolder(folder), readFolder(`${folder}/${AGAIN}`));
}

export function readTimes(folder: string): readonly FileTime[] {
  return reportsIn(folder).flatMap(({ json, isVitest }) =>
    isVitest ? readVitestTimes(json) : readPlaywrightTimes(json),
  );
}

function readFolder(folder: string): readonly TestResult[] {
  return reportsIn(folder).flatMap(({ name, json, isVitest }) =>
    isVitest ? readVitestReport(name, json) : readPlaywrightReport(name, json),
  );
}

function reportsIn(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => {
    return { name, json: readFileSync(`${folder}/${name}`, 'utf8'), isVitest: name.startsWith('vitest-') };
  });
}

interface Run {
  readonly name: string;
  readonly file: string | null;
  readonly path: string;
  readonly read: (runner: string, json: string) => readonly TestResult[];
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

async function outcomeOf({ name, file, path, read, args, environment }: Run): Promise<Outcome> {
  const { succeeded, output } = await runNode(args, environment);
  const results = [
    ...(existsSync(path) ? read(name, readFileSync(path, 'utf8')) : []),
    ...filesOfStrayErrors(output).map((from) => failed(name, `${from}: an error outside of its tests`, from)),
  ];
  const explained = succeeded || results.some(({ status }) => status === 'failed');
  return {
    results: explained ? results : [...results, failed(name, 'The run failed outside of its tests', file)],
    output,
  };
}
