import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { VerifyArguments } from '../../../packages/verify/command/arguments';
import { CouldNotRun } from '../../../packages/verify/command/could-not-run';
import { EXIT } from '../../../packages/verify/command/exit-codes';
import type { Output } from '../../../packages/verify/command/output';
import { isObject, parsedJson } from '../../../packages/verify/values';
import { BUNDLES } from '../versions/version-record';
import type { ContractChange, ContractDiff, Impact } from './contract-change';
import { hasMoved, readDiff } from './contract-change';

const APPROVED = 'approved-changes.json';
const ORDER: readonly Impact[] = ['major', 'minor', 'patch'];

/** Compares with a git ref or a file. Exits with 1 for an unapproved breaking change or an unchanged version. */
export function runDiff(given: VerifyArguments, output: Output): number {
  const [base] = given.operands;
  if (base === undefined)
    throw new CouldNotRun('diff needs what to compare with: a git ref (`main`, `v1.2`) or a file.');
  const folder = mkdtempSync(join(tmpdir(), 'verify-diff-'));
  try {
    const isFile = existsSync(base) && base.endsWith('.yaml');
    const files = isFile
      ? [basename(base)]
      : changedFiles(base, given.contracts, writeState(base, given.contracts, folder), folder);
    const approved = approvedChanges(given.contracts);
    const verdicts = files.map((file) => {
      const old = isFile ? base : join(folder, file);
      return judge(file, diffOf(old, join(given.contracts, file)), { approved, least: null }, output);
    });
    if (verdicts.length === 0) output.line('No contract has changed.');
    return verdicts.every(Boolean) ? EXIT.passed : EXIT.failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function writeState(ref: string, contracts: string, folder: string): readonly string[] {
  const names = readdirSync(contracts).filter((name) => name.endsWith('.yaml'));
  if (runGit(contracts, 'rev-parse', '--verify', `${ref}^{commit}`) === null)
    throw new CouldNotRun(`${ref} is neither a .yaml file nor a state that git knows.`);
  const both = names.filter((name) => {
    const text = runGit(contracts, 'show', `${ref}:./${name}`);
    if (text !== null) writeFileSync(join(folder, name), text);
    return text !== null;
  });
  return both.filter((name) => name !== 'common.yaml');
}

function changedFiles(ref: string, contracts: string, names: readonly string[], folder: string): readonly string[] {
  return names.filter((name) => {
    if (readFileSync(join(folder, name), 'utf8') !== readFileSync(join(contracts, name), 'utf8')) return true;
    const bundle = join(BUNDLES, name.replace('.yaml', '.json'));
    return existsSync(bundle) && runGit('.', 'show', `${ref}:./${bundle}`) !== readFileSync(bundle, 'utf8');
  });
}

export function runGit(folder: string, ...args: readonly string[]): string | null {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: [...stdio], maxBuffer: 2 ** 26 });
  } catch {
    return null;
  }
}

export function diffOf(base: string, revision: string): ContractDiff {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'diff', base, revision, '--format=json', '--fail-on=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const report = parsedJson(stdout.slice(stdout.indexOf('{')));
  if (report === undefined) throw new CouldNotRun(`${revision} cannot be compared: ${stderr.slice(-500)}`);
  return readDiff(report);
}

interface Measure {
  readonly approved: ReadonlyMap<string, string>;
  readonly least: Impact | null;
}

/** Prints changes. Returns true if all breaking changes are approved and the version has changed accordingly. */
export function judge(
  file: string,
  { base, revision, changes }: ContractDiff,
  { approved, least }: Measure,
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
  // Texts for readers count as patch and may change under one version.
  const impact = ORDER.find((one) => one !== 'patch' && count(one) > 0) ?? least;
  const isMoved = impact === null || hasMoved(base, revision, impact);
  if (!isMoved) output.line(`  info.version must move by ${impact}: it is ${revision} as before.`);
  return open.length === 0 && isMoved;
}

function breakingLine({ file, line, what }: ContractChange, reason: string | undefined): string {
  return `  ${reason === undefined ? '✗' : '✓'} ${file}:${line} ${what}${reason === undefined ? '' : ` (approved: ${reason})`}`;
}

export function approvedChanges(contracts: string): ReadonlyMap<string, string> {
  const file = join(contracts, APPROVED);
  const given = existsSync(file) ? parsedJson(readFileSync(file, 'utf8')) : {};
  if (!isObject(given)) throw new CouldNotRun(`${file} must hold an object: changes with their reasons.`);
  return new Map(Object.entries(given).map(([key, reason]) => [key, String(reason)]));
}
