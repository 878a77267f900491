import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LONG_TEST_REPORTS } from './suites';

export interface LongRun {
  readonly commit: string;
  readonly endedAt: string;
  readonly summary: string;
}

const FILE = `${LONG_TEST_REPORTS}/run.txt`;

export function writeLongRun(summary: string): void {
  const run: LongRun = { commit: currentCommit(), endedAt: new Date().toISOString(), summary };
  writeFileSync(FILE, `${[run.commit, run.endedAt, run.summary].join('\n')}\n`);
}

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
