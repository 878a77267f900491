import { execFileSync } from 'node:child_process';
import { readEquivalents } from './mutants/equivalents';
import { judge } from './mutants/judge';
import { reportOn } from './mutants/report';

/**
 * npm run mutants -- <glob>…: changes each condition, limit, sum, truth value and returned constant of the files, one at a time, and prints
 * which changes no test noticed. Without a glob: all rules of the core and all policies; `!` leaves files out. Exit code 1 if a goal is missed.
 */

const RULES = ['src/core/**/*.rules.ts', 'src/**/*.policy.ts'];
/** The files that their tests are among. */
const SOURCES = [
  'src/core/**/*.ts',
  'src/server/services/**/*.policy.ts',
  'src/server/services/**/*.policy.test.ts',
  'tests/calculators/*.ts',
  'tests/contract/rules/*.cases.ts',
];

const globs = process.argv.slice(2);
const isWhole = globs.length === 0;
const files = filesOf(isWhole ? RULES : globs).filter((path) => !path.endsWith('.test.ts'));
const equivalents = readEquivalents();
const { lines, shortfalls } = reportOn(await judge(files, filesOf(SOURCES), equivalents), equivalents, isWhole);
console.log([...lines, ...shortfalls].join('\n'));
process.exitCode = shortfalls.length > 0 ? 1 : 0;

function filesOf(patterns: readonly string[]): readonly string[] {
  const listed = patterns.map((one) => (one.startsWith('!') ? `:(exclude,glob)${one.slice(1)}` : `:(glob)${one}`));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...listed];
  return [...new Set(execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean))].toSorted();
}
