import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOfFeature } from '../lib/feature-files';
import { readVitestReport } from '../lib/test-report';
import { namesOf } from './feature-names';
import { FEATURES_FILE, MEMORY_FILE, NAVIGATION_FILE, newFiles } from './feature-plan';
import { copyProject, handWritten, runNodeIn } from './project-copy';

describe('npm run new talk/notice-boards', () => {
  const project = temporaryFolders('new')();
  const names = namesOf('talk/notice-boards');
  const paths = names === null ? [] : [...newFiles(names).keys()];
  const run = (...args: readonly string[]) => runNodeIn(project, args);
  const bin = (path: string): string => `node_modules/${path}`;
  let before: ReadonlyMap<string, string> = new Map();

  beforeAll(() => {
    copyProject(project);
    before = handWritten(project);
    const { status, stderr } = run('--import', 'tsx', 'scripts/new-feature.ts', 'talk/notice-boards');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 600_000);

  it('puts a file into every layer', () => {
    expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([]);
    const layers = filesOfFeature(project, 'notice-boards').map(({ layer }) => layer);
    expect(layers).toEqual(['contract', 'core', 'adapters', 'stores', 'views', 'app', 'server', 'tests']);
  });

  it('adds one line to the list of features and one to the navigation, and its port in memory', () => {
    const after = handWritten(project);
    const changed = [...before].filter(([path, text]) => after.get(path) !== text);
    expect(changed.map(([path]) => path).toSorted()).toEqual([FEATURES_FILE, MEMORY_FILE, NAVIGATION_FILE].toSorted());
    expect([...after.keys()].filter((path) => !before.has(path)).toSorted()).toEqual(paths.toSorted());
    for (const [path, old] of changed) {
      const lines = after.get(path)?.split('\n') ?? [];
      const added = lines.filter((line) => !old.split('\n').includes(line));
      expect(added).toHaveLength(path === MEMORY_FILE ? 3 : 1);
      expect(lines.filter((line) => !added.includes(line)).join('\n')).toBe(old);
    }
  });

  it('does not write over a feature that is there', () => {
    const { status, stderr } = run('--import', 'tsx', 'scripts/new-feature.ts', 'talk/notice-boards');
    expect(stderr).toContain('openapi/notice-boards.yaml is there already.');
    expect(status).toBe(1);
  });

  it.each([
    { tool: 'the compiler', args: [bin('typescript7/bin/tsc'), '-p', 'tsconfig.json'] },
    {
      tool: 'the linter',
      args: [
        bin('@biomejs/biome/bin/biome'),
        'check',
        '--vcs-enabled=false',
        FEATURES_FILE,
        MEMORY_FILE,
        NAVIGATION_FILE,
        ...paths.filter((path) => path.endsWith('.ts') || path.endsWith('.tsx')),
      ],
    },
    { tool: 'the contract rules', args: [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/notice-boards.yaml'] },
    {
      tool: 'the dependency rules',
      args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'src', 'tests', '--preserve-symlinks'],
    },
  ])(
    'satisfies $tool',
    ({ args }) => {
      const { status, stdout, stderr } = run(...args);
      expect(status, `${stdout}\n${stderr}`).toBe(0);
    },
    600_000,
  );

  it('has a caller for everything in it', () => {
    const { stdout, stderr } = run('--import', 'tsx', 'scripts/product-callers.ts');
    expect(`${stdout}${stderr}`).toContain('caller');
    expect(`${stdout}${stderr}`.split('\n').filter((line) => /notice-?board/i.test(line))).toEqual([]);
  }, 600_000);

  it('is red in the contract test on the server and nowhere else', () => {
    const tests = ['notice-boards', 'container', 'house-rules', 'features', 'personas.test', 'navigation'];
    run(bin('vitest/vitest.mjs'), 'run', ...tests, '--reporter=json', '--outputFile=report.json');
    const results = readVitestReport('new', readFileSync(join(project, 'report.json'), 'utf8'));
    expect(results.filter(({ status }) => status === 'failed')).toEqual([
      expect.objectContaining({ title: expect.stringMatching(/^NoticeBoards over http on the embedded database /) }),
    ]);
    expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(50);
  }, 600_000);
});
