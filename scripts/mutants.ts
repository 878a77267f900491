import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readProduct } from './lib/product-program';
import { readEquivalents } from './mutants/equivalents';
import { judge } from './mutants/judge';
import { reportOn } from './mutants/report';
import type { WiringCall } from './mutants/wiring/calls';
import { wiringCalls } from './mutants/wiring/calls';
import { judgeWiring } from './mutants/wiring/judge-wiring';
import { readListedCalls } from './mutants/wiring/listed-calls';
import { reportOnWiring } from './mutants/wiring/report-wiring';

/**
 * npm run mutants -- <glob>…: mutates conditions, limits, sums, truth values and returned constants, and prints
 * unnoticed changes. Default: core rules and policies; `!` excludes. Exit code 1 if a goal is missed.  npm run
 * mutants -- --wiring [--minutes <n>] [<part of a path>…]: omits calls of features' parts and stores'
 * constructors; prints unnoticed ones that wiring/listed-calls.yaml does not list. A later run continues.
 */

const RULES = ['src/core/**/*.rules.ts', 'src/**/*.policy.ts'];
const SOURCES = [
  'src/core/**/*.ts',
  'src/server/services/**/*.policy.ts',
  'src/server/services/**/*.policy.test.ts',
  'tests/calculators/*.ts',
  'tests/contract/rules/*.cases.ts',
];

const args = process.argv.slice(2);
const { lines, shortfalls } = args[0] === '--wiring' ? wiringReport(args.slice(1)) : await rulesReport(args);
console.log([...lines, ...shortfalls].join('\n'));
process.exitCode = shortfalls.length > 0 ? 1 : 0;

function wiringReport(given: readonly string[]) {
  const { values, positionals: parts } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { minutes: { type: 'string' } },
  });
  const deadline =
    values.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.minutes) * 60_000;
  const calls = wiringCalls(readProduct(process.cwd()));
  const chosen = calls.filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));
  const listed = readListedCalls();
  const isListed = ({ file, text }: WiringCall) => listed.open[file]?.includes(text) ?? false;
  return reportOnWiring(chosen, judgeWiring({ calls, chosen, isListed, deadline, say: console.error }), listed);
}

async function rulesReport(globs: readonly string[]) {
  const isWhole = globs.length === 0;
  const files = filesOf(isWhole ? RULES : globs).filter((path) => !path.endsWith('.test.ts'));
  const equivalents = readEquivalents();
  return reportOn(await judge(files, filesOf(SOURCES), equivalents), equivalents, isWhole);
}

function filesOf(patterns: readonly string[]): readonly string[] {
  const listed = patterns.map((one) => (one.startsWith('!') ? `:(exclude,glob)${one.slice(1)}` : `:(glob)${one}`));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...listed];
  return [...new Set(execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean))].toSorted();
}
