import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './figures';
import type { PrintedFigure } from './printed-figures';
import { isRegression, printedFigures } from './printed-figures';

/** The compared rows. Cold starts measure memory and first answers; first views measure bytes and blocking time. */
export const AGAINST_ROWS = 'bundle,returns,first-view,interactions,cold-start,post-page,vote,comment';

export interface AgainstOptions {
  readonly ref: string;
  readonly rows: readonly string[];
  readonly rounds: number;
  readonly isSmall: boolean;
}

/**
 * Measures another commit and this one alternately, each with its own bench, and prints a comparison of the figures.
 * Returns the names of figures that were over 10 % worse in each round.
 */
export function measureAgainst({ ref, rows, rounds, isSmall }: AgainstOptions): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-against-'));
  const git = (...args: readonly string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, ref);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return rows.flatMap((row) => compareRow(row, { ref, folder, rounds, isSmall }));
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Comparing extends Omit<AgainstOptions, 'rows'> {
  readonly folder: string;
}

function compareRow(row: string, { ref, folder, rounds, isSmall }: Comparing): readonly string[] {
  const args = ['--import', 'tsx', 'scripts/bench.ts', '--only', row, '--rounds', '1', ...(isSmall ? ['--small'] : [])];
  const seen: { readonly before: readonly PrintedFigure[]; readonly now: readonly PrintedFigure[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = runBench(folder, args);
    if (before === null) {
      console.log(`\n${row} · ${ref} has no such row`);
      return [];
    }
    const now = runBench('.', args);
    if (now === null) throw new Error(`There is no row ${row}.`);
    seen.push({ before, now });
  }
  console.log(`\n${row} · ${rounds} rounds in turn with ${ref}`);
  const losses: string[] = [];
  for (const { row: of, name, unit } of seen[0]?.now ?? []) {
    const valueIn = (figures: readonly PrintedFigure[]) =>
      figures.find((other) => other.row === of && other.name === name);
    const pairs = seen.flatMap(({ before, now }) => {
      const [was, is] = [valueIn(before), valueIn(now)];
      return was === undefined || is === undefined ? [] : [{ was, is }];
    });
    if (pairs.length < rounds) continue;
    const isLost = pairs.every(({ was, is }) => isRegression(was, is));
    if (isLost) losses.push(`${of}: ${name}`);
    const was = median(pairs.map(({ was: { value } }) => value));
    const is = median(pairs.map(({ is: { value } }) => value));
    const ratio = (is / was).toFixed(2).padStart(6);
    console.log(`  ${isLost ? 'loss' : '    '} ${ratio} ×  ${of} · ${name} · ${was} → ${is} ${unit}`);
  }
  return losses;
}

/** Returns null for a row that the commit does not have. */
function runBench(cwd: string, args: readonly string[]): readonly PrintedFigure[] | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status === 0) return printedFigures(stdout);
  if (stderr.includes('There is no row')) return null;
  throw new Error(stderr);
}
