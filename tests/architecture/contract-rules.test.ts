import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FIXTURES = 'tests/architecture/contract-fixtures';
const rules: Record<string, unknown> = parse(readFileSync('redocly.yaml', 'utf8')).rules;
const ownRules = Object.keys(rules).filter((rule) => rule.startsWith('house/'));
const fixtures = readdirSync(FIXTURES).filter((name) => name !== 'common.yaml');

interface Report {
  readonly problems: readonly { ruleId: string; location: readonly { source: { ref: string } }[] }[];
}

function lint(): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = fixtures.map((name) => `${FIXTURES}/${name}`);
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', ...paths, '--format=json'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const reports: Report[] = JSON.parse(`[${stdout.replaceAll(/^\}\{$/gm, '},{')}]`);
  const broken = new Map<string, Set<string>>();
  for (const { ruleId, location } of reports.flatMap((report) => report.problems)) {
    const file = location[0]?.source.ref.split('/').at(-1) ?? '';
    broken.set(file, (broken.get(file) ?? new Set()).add(ruleId));
  }
  return broken;
}

describe('contract rules', () => {
  it('have one fixture each', () => {
    expect(fixtures.toSorted()).toEqual(ownRules.map((rule) => `${rule.slice('house/'.length)}.yaml`).toSorted());
  });

  it('are each explained in openapi/README.md', () => {
    const readme = readFileSync('openapi/README.md', 'utf8');
    expect(ownRules.filter((rule) => !readme.includes(`\`${rule}\``))).toEqual([]);
  });

  it('are each broken by their fixture, and no other rule is', () => {
    const expected = ownRules.map((rule) => [`${rule.slice('house/'.length)}.yaml`, new Set([rule])] as const);
    expect(lint()).toEqual(new Map(expected));
  });
});
