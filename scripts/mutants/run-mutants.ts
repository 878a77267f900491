import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Verdict } from './drive';
import type { Round } from './run-round';

/** A mutated file, the numbers of its mutants, and the tests that should notice them. */
export interface MutatedFile {
  readonly file: string;
  /** The number before the first mutant's is that of the unchanged file, whose tests have to pass. */
  readonly first: number;
  readonly numbers: readonly number[];
  readonly tests: readonly string[];
}

const FOLDER = '.cache/mutants';
/** A mutant without a verdict for so long has made something endless. */
const HANG_MS = 30_000;
/** The longest time before the first test of a process. */
const START_MS = 120_000;
/** More in one file would hold all of their modules in memory. */
const MUTANTS_PER_DRIVER = 40;

/** Returns the mutants that a test noticed, also by never ending; throws if tests fail without a mutant. */
export async function killedAmong(files: readonly MutatedFile[]): Promise<ReadonlySet<number>> {
  const killed = new Set<number>();
  const judged = new Set<number>();
  for (let left = files; left.length > 0; left = unjudged(files, judged)) {
    const before = judged.size;
    const { verdicts, output } = await runOnce(left);
    const begun = verdicts.map(([number]) => number);
    for (const [number, state] of verdicts) {
      if (state === 'began') continue;
      judged.add(number);
      if (state === 'killed') killed.add(number);
    }
    const hung = output === null ? begun.at(-1) : undefined;
    if (hung !== undefined && !judged.has(hung)) killed.add(hung);
    if (hung !== undefined) judged.add(hung);
    const broken = files.find(({ first }) => killed.has(first - 1));
    if (broken) throw new Error(`The tests of ${broken.file} fail without a mutant.`);
    if (judged.size === before) throw new Error(`No mutant was judged.\n${output}`);
  }
  return killed;
}

function unjudged(files: readonly MutatedFile[], judged: ReadonlySet<number>): readonly MutatedFile[] {
  return files
    .map((file) => ({ ...file, numbers: file.numbers.filter((number) => !judged.has(number)) }))
    .filter(({ numbers }) => numbers.length > 0);
}

/** Runs all mutants until one hangs; then `output` is null. */
async function runOnce(
  files: readonly MutatedFile[],
): Promise<{ verdicts: readonly Verdict[]; output: string | null }> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const report = path.resolve(FOLDER, 'report.jsonl');
  writeFileSync(report, '');
  const round: Round = {
    mutated: Object.fromEntries(files.map(({ file, first }) => [file, first])),
    drivers: files.flatMap((file) => writeDrivers(file, report)),
  };
  writeFileSync(`${FOLDER}/round.json`, JSON.stringify(round));
  const output = await runUntilHung(report);
  const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean);
  return { verdicts: lines.map((line): Verdict => JSON.parse(line)), output };
}

function writeDrivers({ file, first, numbers, tests }: MutatedFile, report: string): readonly string[] {
  const all = [first - 1, ...numbers];
  const paths = tests.map((test) => path.resolve(test));
  const chunks = Array.from({ length: Math.ceil(all.length / MUTANTS_PER_DRIVER) }, (_, place) =>
    all.slice(place * MUTANTS_PER_DRIVER, (place + 1) * MUTANTS_PER_DRIVER),
  );
  return chunks.map((chunk, place) => {
    const driver = `${FOLDER}/${file.replaceAll(/[^\w.]/g, '-')}-${place}.drive.ts`;
    const [given, said] = [[paths, chunk].map((list) => JSON.stringify(list)).join(', '), JSON.stringify(report)];
    writeFileSync(driver, `import { drive } from '../../scripts/mutants/drive';\ndrive(${given}, ${said});\n`);
    return driver;
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
