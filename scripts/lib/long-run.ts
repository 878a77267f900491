import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LONG_REPORTS } from './suites';

/** The last `npm run test:long` of this clone. */
export interface LongRun {
  /** The commit whose files were tested, shortened; `+` after it if files had been changed since. */
  readonly commit: string;
  /** ISO 8601 in UTC. */
  readonly endedAt: string;
  /** Its last line. */
  readonly summary: string;
}

/** Apart from the reports themselves, which are read by their ending. */
const FILE = `${LONG_REPORTS}/run.txt`;

/** Notes that the run has ended just now. */
export function writeLongRun(summary: string): void {
  const run: LongRun = { commit: currentCommit(), endedAt: new Date().toISOString(), summary };
  writeFileSync(FILE, `${[run.commit, run.endedAt, run.summary].join('\n')}\n`);
}

/** Returns the last run that ended; null if none has. */
export function readLongRun(): LongRun | null {
  if (!existsSync(FILE)) return null;
  const [commit = '', endedAt = '', summary = ''] = readFileSync(FILE, 'utf8').split('\n');
  return { commit, endedAt, summary };
}

function currentCommit(): string {
  try {
    const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return 'unknown commit';
  }
}
