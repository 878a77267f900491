import { readdirSync } from 'node:fs';
import type { IForbiddenRuleType, IReporterOutput } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';

const FIXTURES = 'tests/architecture/fixtures';
const options = await extractOptions('./.dependency-cruiser.cjs');
const rules: readonly IForbiddenRuleType[] = options.ruleSet?.forbidden ?? [];
const names = rules.map((rule) => String(rule.name));

/** The project's rules, with the folders of a fixture instead of the project's. */
const rulesFor = (fixture: string): IForbiddenRuleType[] =>
  JSON.parse(JSON.stringify(rules).replace(/\^(src|tests|\(packages\|scripts\))\//g, `^${FIXTURES}/${fixture}/$1/`));

async function violations(folder: string, forbidden: readonly IForbiddenRuleType[]) {
  const ruleSet = { ...options.ruleSet, forbidden: [...forbidden] };
  const { exclude: _fixtures, ...others } = options;
  const report: IReporterOutput = await cruise(
    [folder],
    { ...others, ruleSet, validate: true },
    {},
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  if (typeof report.output === 'string') throw new Error(report.output);
  return report.output;
}

describe('dependency rules', () => {
  it('have one fixture each', () => {
    expect(readdirSync(FIXTURES).toSorted()).toEqual(names.toSorted());
  });

  it('say in a comment how to repair a break', () => {
    expect(rules.filter((rule) => !rule.comment).map((rule) => rule.name)).toEqual([]);
  });

  it.each(names)('%s is broken by its fixture, and no other rule is', async (name) => {
    const { summary } = await violations(`${FIXTURES}/${name}/src`, rulesFor(name));
    expect([...new Set(summary.violations.map((violation) => violation.rule.name))]).toEqual([name]);
  });

  // A step of npm run check tests that none is broken.
  it('each start from files that exist', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);
    const idle = rules.filter(({ from }) => {
      const prefixes = [from.path ?? ''].flat().map((path) => new RegExp(path));
      return !files.some((file) => prefixes.some((prefix) => prefix.test(file)));
    });
    expect(idle.map((rule) => rule.name)).toEqual([]);
  });
});
