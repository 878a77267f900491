import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Verdict } from './drive';
import type { Round } from './run-round';

export interface MutatedFile {
  readonly file: string;
  readonly first: number;
  readonly numbers: readonly number[];
  readonly tests: readonly string[];
}

const FOLDER = '.cache/mutants';
const HANG_MS = 30_000;
/** The limit for a start on a busy machine. */
const START_MS = 300_000;
const MUTANTS_PER_DRIVER = 40;

/** Returns killed mutants, including those that hang. Throws if tests fail without a mutant. */
export async function killedAmong(files: readonly MutatedFile[]): Promise<ReadonlySet<number>> {
  const killed = new Set<number>();
  const judged = new Set<number>();
  for (let left = files; left.length > 0; left = unjudged(files, judged)) {
    const before = judged.size;
    const { verdicts, output, chunks } = await runOnce(left);
    const begun = verdicts.map(([number]) => number);
    for (const [number, state] of verdicts) {
      if (state === 'began') continue;
      judged.add(number);
      if (state === 'killed') killed.add(number);
    }
    const last = output === null ? begun.slice(-1) : unloadable(chunks, verdicts);
    for (const number of last) {
      if (!judged.has(number)) killed.add(number);
      judged.add(number);
    }
    const broken = files.find(({ first }) => killed.has(first - 1));
    if (broken) {
      const by = verdicts.find(([number, state]) => number === broken.first - 1 && state === 'killed')?.[2];
      throw new Error(`The tests of ${broken.file} fail without a mutant: ${by ?? 'none ended in time.'}`);
    }
    if (judged.size === before)
      throw new Error(`No mutant was judged.\n${output ?? `No test ended within ${START_MS / 1_000} s.`}`);
  }
  return killed;
}

function unjudged(files: readonly MutatedFile[], judged: ReadonlySet<number>): readonly MutatedFile[] {
  return files
    .map((file) => ({ ...file, numbers: file.numbers.filter((number) => !judged.has(number)) }))
    .filter(({ numbers }) => numbers.length > 0);
}

/** Returns mutants that broke loading: the last one begun by a driver that judged none. */
function unloadable(chunks: readonly (readonly number[])[], verdicts: readonly Verdict[]): readonly number[] {
  return chunks.flatMap((chunk) => {
    const own = verdicts.filter(([number]) => chunk.includes(number));
    return own.every(([, state]) => state === 'began') ? own.slice(-1).map(([number]) => number) : [];
  });
}

interface RoundResult {
  readonly verdicts: readonly Verdict[];
  readonly output: string | null;
  readonly chunks: readonly (readonly number[])[];
}

async function runOnce(files: readonly MutatedFile[]): Promise<RoundResult> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const report = path.resolve(FOLDER, 'report.jsonl');
  writeFileSync(report, '');
  const drivers = files.flatMap((file) => writeDrivers(file, report));
  const round: Round = {
    mutated: Object.fromEntries(files.map(({ file, first }) => [file, first])),
    drivers: drivers.map(({ driver }) => driver),
  };
  writeFileSync(`${FOLDER}/round.json`, JSON.stringify(round));
  const output = await runUntilHung(report);
  const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean);
  return {
    verdicts: lines.map((line): Verdict => JSON.parse(line)),
    output,
    chunks: drivers.map(({ chunk }) => chunk),
  };
}

function writeDrivers({ file, first, numbers, tests }: MutatedFile, report: string) {
  const all = [first - 1, ...numbers];
  const paths = tests.map((test) => path.resolve(test));
  const chunks = Array.from({ length: Math.ceil(all.length / MUTANTS_PER_DRIVER) }, (_, place) =>
    all.slice(place * MUTANTS_PER_DRIVER, (place + 1) * MUTANTS_PER_DRIVER),
  );
  return chunks.map((chunk, place) => {
    const driver = `${FOLDER}/${file.replaceAll(/[^\w.]/g, '-')}-${place}.drive.ts`;
    const [given, said] = [[paths, chunk].map((list) => JSON.stringify(list)).join(', '), JSON.stringify(report)];
    writeFileSync(driver, `import { drive } from '../../scripts/mutants/drive';\ndrive(${given}, ${said});\n`);
    return { driver, chunk };
  });
}

async function runUntilHung(report: string): Promise<string | null> {
  const args = ['--import', 'tsx', 'scripts/mutants/run-round.ts', `${FOLDER}/round.json`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let hasEnded = false;
  child.on('close', () => (hasEnded = true));
  let [size, since] = [0, performance.now()];
  while (!hasEnded) {
    await pause(250);
    const now = existsSync(report) ? statSync(report).size : 0;
    if (now !== size) [size, since] = [now, performance.now()];
    if (performance.now() - since < (size === 0 ? START_MS : HANG_MS)) continue;
    child.kill('SIGKILL');
    return null;
  }
  return output;
}
