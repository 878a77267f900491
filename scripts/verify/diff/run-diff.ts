import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { VerifyArguments } from '../command/arguments';
import { CouldNotRun } from '../command/could-not-run';
import { EXIT } from '../command/exit-codes';
import type { Output } from '../command/output';
import { isObject, parsed } from '../values';
import type { ContractChange, ContractDiff, Impact } from './contract-change';
import { hasMoved, readDiff } from './contract-change';

/** Breaking changes that are meant, each with its reason. */
const APPROVED = 'approved-changes.json';
const ORDER: readonly Impact[] = ['major', 'minor', 'patch'];

/** Compares the contracts with another state of them, a git ref or a file. Exit code 1 for a breaking change that nobody approved, or a version that has not moved. */
export function runDiff(given: VerifyArguments, output: Output): number {
  const [base] = given.operands;
  if (base === undefined)
    throw new CouldNotRun('diff needs what to compare with: a git ref (`main`, `v1.2`) or a file.');
  const folder = mkdtempSync(join(tmpdir(), 'verify-diff-'));
  try {
    const isFile = existsSync(base) && base.endsWith('.yaml');
    const files = isFile ? [basename(base)] : writeState(base, given.contracts, folder);
    const approved = approvedIn(given.contracts);
    const verdicts = files.map((file) => {
      const old = isFile ? base : join(folder, file);
      return judge(file, diffOf(old, join(given.contracts, file)), approved, output);
    });
    if (verdicts.length === 0) output.line('No contract has changed.');
    return verdicts.every(Boolean) ? EXIT.passed : EXIT.failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the contracts of a git ref into a folder; returns the files that differ from those of now. */
function writeState(ref: string, contracts: string, folder: string): readonly string[] {
  const names = readdirSync(contracts).filter((name) => name.endsWith('.yaml'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  try {
    git('rev-parse', '--verify', `${ref}^{commit}`);
  } catch {
    throw new CouldNotRun(`${ref} is neither a .yaml file nor a state that git knows.`);
  }
  const there = git('ls-tree', '--name-only', ref, `${contracts}/`)
    .split('\n')
    .map((path) => basename(path));
  const both = names.filter((name) => there.includes(name));
  for (const name of both) writeFileSync(join(folder, name), git('show', `${ref}:${contracts}/${name}`));
  return both.filter(
    (name) =>
      name !== 'common.yaml' &&
      readFileSync(join(folder, name), 'utf8') !== readFileSync(join(contracts, name), 'utf8'),
  );
}

function diffOf(base: string, revision: string): ContractDiff {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'diff', base, revision, '--format=json', '--fail-on=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const report = parsed(stdout.slice(stdout.indexOf('{')));
  if (report === undefined) throw new CouldNotRun(`${revision} cannot be compared: ${stderr.slice(-500)}`);
  return readDiff(report);
}

function judge(
  file: string,
  { base, revision, changes }: ContractDiff,
  approved: ReadonlyMap<string, string>,
  output: Output,
): boolean {
  const count = (impact: Impact) => changes.filter((change) => change.impact === impact).length;
  output.line(`${file} ${base} → ${revision}: ${ORDER.map((impact) => `${count(impact)} ${impact}`).join(', ')}`);
  const breaking = changes.filter(({ impact }) => impact === 'major');
  const open = breaking.filter(({ key }) => !approved.has(`${file} ${key}`));
  for (const change of breaking) output.line(breakingLine(change, approved.get(`${file} ${change.key}`)));
  if (open.length > 0)
    output.line(
      `  Approve a change that is meant in openapi/${APPROVED}: { "${file} ${open[0]?.key}": "the reason" }.`,
    );
  const impact = ORDER.find((one) => count(one) > 0);
  const isMoved = impact === undefined || hasMoved(base, revision, impact);
  if (!isMoved) output.line(`  info.version must move by ${impact}: it is ${revision} as before.`);
  return open.length === 0 && isMoved;
}

function breakingLine({ file, line, what }: ContractChange, reason: string | undefined): string {
  return `  ${reason === undefined ? '✗' : '✓'} ${file}:${line} ${what}${reason === undefined ? '' : ` (approved: ${reason})`}`;
}

function approvedIn(contracts: string): ReadonlyMap<string, string> {
  const file = join(contracts, APPROVED);
  const given = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : {};
  if (!isObject(given)) throw new CouldNotRun(`${file} must hold an object: changes with their reasons.`);
  return new Map(Object.entries(given).map(([key, reason]) => [key, String(reason)]));
}
