import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOfFeature } from '../lib/feature-files';
import { readVitestReport } from '../lib/test-report';
import { namesOf } from './feature-names';
import { newFiles } from './feature-plan';

describe('namesOf', () => {
  it('gives every form of a noun', () => {
    const want = { feature: 'salary-offers', pascal: 'SalaryOffers', camel: 'salaryOffers', title: 'Salary offers' };
    expect(namesOf('salary-offers')).toEqual(want);
  });

  it.each(['', 'SalaryOffers', 'salary_offers', '../x', '1st'])('refuses %j', (noun) => {
    expect(namesOf(noun)).toBeNull();
  });
});

/** A copy of the project into which a feature is put for real: it must compile, lint and be green but for the server. */
describe('npm run new salary-offers', () => {
  const project = mkdtempSync(join(tmpdir(), 'tarakki-new-'));
  const names = namesOf('salary-offers');
  const paths = names === null ? [] : [...newFiles(names).keys()];
  const code = paths.filter((path) => !path.endsWith('.yaml'));
  // Without PostgreSQL: the memory adapters and one database show that the files fit together.
  const { TEST_DATABASE_URL: _postgres, ...env } = process.env;
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env });
  const bin = (path: string): string => `node_modules/${path}`;

  beforeAll(() => {
    const copied = [
      'src',
      'openapi',
      'scripts',
      'tests',
      'package.json',
      'biome.json',
      'redocly.yaml',
      'vitest.config.ts',
    ];
    const configs = ['base', 'core', 'client', 'server'].map((name) => `tsconfig.${name}.json`);
    for (const path of [...copied, ...configs, 'tsconfig.json', '.gitignore', '.dependency-cruiser.cjs']) {
      cpSync(path, join(project, path), { recursive: true });
    }
    mkdirSync('.cache', { recursive: true });
    for (const shared of ['node_modules', '.cache']) symlinkSync(resolve(shared), join(project, shared));
    const { status, stdout, stderr } = run('--import', 'tsx', 'scripts/new-feature.ts', 'salary-offers');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).not.toContain('by hand');
  }, 60_000);

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('puts a file into every layer', () => {
    expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([]);
    const layers = filesOfFeature(project, 'salary-offers').map(({ layer }) => layer);
    expect(layers).toEqual(['contract', 'core', 'adapters', 'stores', 'views', 'app', 'server', 'tests']);
  });

  it('does not write over a feature that is there', () => {
    const { status, stderr } = run('--import', 'tsx', 'scripts/new-feature.ts', 'salary-offers');
    expect(stderr).toContain('openapi/salary-offers.yaml is there already.');
    expect(status).toBe(1);
  });

  it.each([
    { tool: 'the compiler', args: [bin('typescript7/bin/tsc'), '-p', 'tsconfig.json'] },
    { tool: 'the linter', args: [bin('@biomejs/biome/bin/biome'), 'check', '--vcs-enabled=false', ...code] },
    { tool: 'the contract rules', args: [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/salary-offers.yaml'] },
    {
      tool: 'the dependency rules',
      args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'src', 'tests', '--preserve-symlinks'],
    },
  ])('satisfies $tool', ({ args }) => {
    const { status, stdout, stderr } = run(...args);
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });

  it('is green in its unit tests and in memory, and red on the server', () => {
    run(bin('vitest/vitest.mjs'), 'run', 'salary-offers', '--reporter=json', '--outputFile=report.json');
    const results = readVitestReport('new', readFileSync(join(project, 'report.json'), 'utf8')).filter(
      ({ status }) => status !== 'skipped',
    );
    const wrong = results.filter(({ title, status }) => (status === 'failed') !== title.includes('over http'));
    expect(wrong).toEqual([]);
    expect(results.some(({ status }) => status === 'failed')).toBe(true);
    expect(results.some(({ status }) => status === 'passed')).toBe(true);
  }, 60_000);
});
