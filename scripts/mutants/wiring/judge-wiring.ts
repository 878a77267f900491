import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WiringCall } from './calls';
import type { WiringVerdict } from './drive';
import type { Reach } from './record';
import type { WiringRound } from './run-wiring';

const FOLDER = '.cache/wiring';
const TESTS = ['src/app', 'src/stores', 'src/views', 'src/adapters'].flatMap((root) => [
  `:(glob)${root}/**/*.test.ts`,
  `:(glob)${root}/**/*.test.tsx`,
]);
const ROUNDS = [3, 4, 5];
/** Tests of the whole app, which run last, or first for bindings. */
const WHOLE = [
  'src/app/screen-calls.test.ts',
  'src/app/started-app.test.ts',
  'src/app/personal-stores.test.ts',
  'src/app/create-app.test.ts',
  'src/app/another-user.test.ts',
  'src/app/app-root.test.tsx',
];

export interface WiringVerdicts {
  readonly caught: ReadonlySet<number>;
  readonly unusable: readonly string[];
}

export function judgeWiring(calls: readonly WiringCall[], chosen: readonly WiringCall[]): WiringVerdicts {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const reaches = recorded(calls);
  const report = path.resolve(FOLDER, 'report.jsonl');
  writeFileSync(report, '');
  const verdicts = (): readonly WiringVerdict[] => linesOf(report);
  const caught = () => new Set(verdicts().flatMap(([call, state]) => (state === 'caught' && call !== 0 ? [call] : [])));
  const near = new Map(chosen.map((call) => [call.number, nearestTests(call, reaches)]));
  let from = 0;
  for (const many of ROUNDS) {
    const done = caught();
    const due = new Map<string, number[]>();
    for (const { number } of chosen.filter((call) => !done.has(call.number)))
      for (const test of near.get(number)?.slice(from, from + many) ?? [])
        due.set(test, [...(due.get(test) ?? []), number]);
    from += many;
    run({
      calls,
      include: [...due].map(([test, numbers], place) => writeDriver(test, numbers, report, `${from}-${place}`)),
      setupFiles: [],
    });
  }
  return {
    caught: caught(),
    unusable: verdicts().flatMap(([call, , test]) => (call === 0 ? [path.relative('.', test)] : [])),
  };
}

function recorded(calls: readonly WiringCall[]): readonly Reach[] {
  const report = path.resolve(FOLDER, 'reach.jsonl');
  writeFileSync(report, '');
  process.env.WIRING_REPORT = report;
  const include = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...TESTS], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/\.long\.test\./.test(file));
  run({ calls, include, setupFiles: ['scripts/mutants/wiring/record.ts'] });
  return linesOf(report);
}

/** Returns tests of the feature first, then those with few calls, then the whole app. */
function nearestTests(call: WiringCall, reaches: readonly Reach[]): readonly string[] {
  const feature = path.posix.dirname(call.file).split('/').slice(-2).join('/');
  const name = path.posix.basename(call.file).split('.', 1)[0] ?? '';
  const distance = ([test, calls]: Reach) =>
    calls.length +
    (test.includes(`/${feature}/`) ? 0 : 10_000) +
    (path.basename(test).startsWith(`${name}.`) ? 0 : 1_000);
  const making = reaches
    .filter(([, calls]) => calls.includes(call.number))
    .toSorted((one, other) => distance(one) - distance(other));
  const tests = making.map(([test]) => test);
  const isWhole = (test: string) => WHOLE.includes(path.relative('.', test));
  const most = ROUNDS.reduce((sum, many) => sum + many, 0);
  const whole = tests.filter(isWhole);
  const others = tests.filter((test) => !isWhole(test)).slice(0, most - whole.length);
  return call.text.startsWith('bind(') ? [...whole, ...others] : [...others, ...whole];
}

function writeDriver(test: string, calls: readonly number[], report: string, name: string): string {
  const environment = /^\/\/ @vitest-environment .*$/m.exec(readFileSync(test, 'utf8'))?.[0] ?? '';
  const driver = `${FOLDER}/${name}.drive.ts`;
  const given = [test, calls, report].map((one) => JSON.stringify(one)).join(', ');
  writeFileSync(
    driver,
    `${environment}\nimport { driveWiring } from '../../scripts/mutants/wiring/drive';\ndriveWiring(${given});\n`,
  );
  return driver;
}

function run(round: WiringRound): void {
  if (round.include.length === 0) return;
  writeFileSync(`${FOLDER}/round.json`, JSON.stringify(round));
  const args = ['--import', 'tsx', 'scripts/mutants/wiring/run-wiring.ts', `${FOLDER}/round.json`];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e9 });
  writeFileSync(`${FOLDER}/output.txt`, stdout + stderr);
}

function linesOf<Line>(file: string): readonly Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
}
