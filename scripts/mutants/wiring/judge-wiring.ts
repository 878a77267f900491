import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WiringCall } from './calls';
import type { WiringVerdict } from './drive';
import { nearestTests, ownTests, WHOLE_APP_TESTS } from './nearest-tests';
import type { TestCoverage } from './record';
import type { WiringRound } from './run-wiring';

const FOLDER = '.cache/wiring';
const [STAMP, REACH, REPORT] = ['stamp.txt', 'reach.jsonl', 'report.jsonl'].map((name) =>
  path.resolve(FOLDER, name),
) as [string, string, string];
const JUDGED = ['src', 'tests/support'];
const TESTS = ['src/app', 'src/stores', 'src/views', 'src/adapters'].flatMap((root) => [
  `:(glob)${root}/**/*.test.ts`,
  `:(glob)${root}/**/*.test.tsx`,
]);
const CALLS_PER_RUN = 40;

export interface WiringRun {
  readonly calls: readonly WiringCall[];
  readonly chosen: readonly WiringCall[];
  /** Listed calls are tried with the tests of their feature only. */
  readonly isListed: (call: WiringCall) => boolean;
  /** The end of the run, in ms since 1970. The next run reuses the verdicts that were reached by then. */
  readonly deadline: number;
  readonly say: (line: string) => void;
}

export interface WiringVerdicts {
  readonly caught: ReadonlySet<number>;
  /** Calls not tried before the deadline. */
  readonly left: ReadonlySet<number>;
  readonly unusable: readonly string[];
}

/** Judges calls and continues an earlier run of the same sources. */
export function judgeWiring({ calls, chosen, isListed, deadline, say }: WiringRun): WiringVerdicts {
  keepIfSame(stampOf());
  process.env.WIRING_REPORT = REACH;
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...TESTS).filter(
    (file) => !/\.long\.test\./.test(file),
  );
  const left = new Set<number>();
  const began = performance.now();
  let judged = 0;
  const judgeAll = (due: readonly WiringCall[], testsFor: (batch: readonly WiringCall[]) => readonly string[]) => {
    for (let from = 0; from < due.length; from += CALLS_PER_RUN) {
      const batch = due.slice(from, from + CALLS_PER_RUN);
      const tests = testsFor(batch);
      const known = new Set(reaches().map(([test]) => path.relative('.', test)));
      run({ calls, include: tests.filter((test) => !known.has(test)), setupFiles: [RECORD] }, deadline);
      const near = reaches().filter(([test]) => tests.includes(path.relative('.', test)));
      run({ calls, include: driversFor(batch, near), setupFiles: [] }, deadline);
      if (Date.now() >= deadline) {
        for (const { number } of due.slice(from)) if (!caughtAmong(verdicts()).has(number)) left.add(number);
        return;
      }
      judged += batch.length;
      const minutes = (performance.now() - began) / 60_000;
      const rest = Math.ceil((minutes / judged) * (due.length - from - batch.length));
      const caught = caughtAmong(verdicts());
      say(
        `${from + batch.length} of ${due.length} calls judged, ${due.filter(({ number }) => caught.has(number)).length} caught, ${Math.ceil(minutes)} min; about ${rest} min left`,
      );
    }
  };
  judgeAll(chosen, (batch) => [...new Set([...WHOLE_APP_TESTS, ...batch.flatMap((call) => ownTests(call, all))])]);
  const first = caughtAmong(verdicts());
  judgeAll(
    chosen.filter((call) => !first.has(call.number) && !left.has(call.number) && !isListed(call)),
    () => all,
  );
  return {
    caught: caughtAmong(verdicts()),
    left,
    unusable: [...new Set(verdicts().flatMap(([call, , test]) => (call === 0 ? [path.relative('.', test)] : [])))],
  };
}

const RECORD = 'scripts/mutants/wiring/record.ts';

/** Writes one driver per test and rank. Earlier ranks run first, and later ones skip calls that are caught. */
function driversFor(batch: readonly WiringCall[], near: readonly TestCoverage[]): readonly string[] {
  const known = verdicts();
  const [caught, tried] = [caughtAmong(known), new Set(known.map(([call, , test]) => `${call} ${test}`))];
  const due = new Map<string, number[]>();
  for (const call of batch.filter(({ number }) => !caught.has(number)))
    for (const [rank, test] of nearestTests(call, near).entries())
      if (!tried.has(`${call.number} ${test}`) && !tried.has(`0 ${test}`)) {
        const key = `${String(rank).padStart(2, '0')} ${test}`;
        due.set(key, [...(due.get(key) ?? []), call.number]);
      }
  return [...due].map(([key, numbers], place) => {
    const [rank = '', test = ''] = [key.slice(0, 2), key.slice(3)];
    return writeDriver(test, numbers, `${rank}-${String(place).padStart(3, '0')}`);
  });
}

function writeDriver(test: string, calls: readonly number[], name: string): string {
  const environment = /^\/\/ @vitest-environment .*$/m.exec(readFileSync(test, 'utf8'))?.[0] ?? '';
  const driver = `${FOLDER}/${name}.drive.ts`;
  const given = [test, calls, REPORT].map((one) => JSON.stringify(one)).join(', ');
  writeFileSync(
    driver,
    `${environment}\nimport { driveWiring } from '../../scripts/mutants/wiring/drive';\ndriveWiring(${given});\n`,
  );
  return driver;
}

function run(round: WiringRound, deadline: number): void {
  const timeout = deadline - Date.now();
  if (round.include.length === 0 || timeout <= 0) return;
  writeFileSync(`${FOLDER}/round.json`, JSON.stringify(round));
  const args = ['--import', 'tsx', 'scripts/mutants/wiring/run-wiring.ts', `${FOLDER}/round.json`];
  const limit = Number.isFinite(timeout) ? { timeout } : {};
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e9, ...limit });
  writeFileSync(`${FOLDER}/output.txt`, stdout + stderr);
}

function keepIfSame(stamp: string): void {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of [
    [REACH, ''],
    [REPORT, ''],
    [STAMP, stamp],
  ] as const)
    writeFileSync(file, text);
}

function stampOf(): string {
  const hash = createHash('sha256');
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...JUDGED))
    if (existsSync(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).split('\n').filter(Boolean);
}

function reaches(): readonly TestCoverage[] {
  return linesOf(REACH);
}

function verdicts(): readonly WiringVerdict[] {
  return linesOf(REPORT);
}

function caughtAmong(known: readonly WiringVerdict[]): ReadonlySet<number> {
  return new Set(known.flatMap(([call, state]) => (state === 'caught' && call !== 0 ? [call] : [])));
}

/** Skips half a line, which a stopped run may have left. */
function linesOf<Line>(file: string): readonly Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(']'))
    .map((line): Line => JSON.parse(line));
}
