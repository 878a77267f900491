import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { beforeAll, describe, expect, it } from 'vitest';
import { readVitestReport } from '../../lib/test-report';
import { namesOf } from '../feature-names';
import { FEATURES_FILE, MEMORY_FILE, NAVIGATION_FILE } from '../feature-plan';
import { copyProject, handWritten, runNodeIn } from '../project-copy';
import { filesInService } from './plan';

/** Adds a feature to a real project copy. All checks pass except lists of the post menu. */
describe('npm run new talk/saved-posts -- --in feed', () => {
  const project = temporaryFolders('new-in')();
  const names = namesOf('talk/saved-posts');
  const paths =
    names === null ? [] : [...filesInService(names, { context: 'talk', service: 'feed', base: '/api/feed' }).keys()];
  const extended = [
    'openapi/feed.yaml',
    'src/server/services/talk/feed/feed.service.ts',
    'src/server/platform/schema/grains.ts',
    FEATURES_FILE,
    MEMORY_FILE,
    NAVIGATION_FILE,
  ];
  const run = (...args: readonly string[]) => runNodeIn(project, args);
  const bin = (path: string): string => `node_modules/${path}`;
  let before: ReadonlyMap<string, string> = new Map();

  beforeAll(() => {
    copyProject(project);
    before = handWritten(project);
    const { status, stderr } = run('--import', 'tsx', 'scripts/new-feature.ts', 'talk/saved-posts', '--in', 'feed');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('adds its own files, a migration, and lines to six files', () => {
    const after = handWritten(project);
    const isOfMigrations = (path: string) => path.startsWith('src/server/platform/migrations/');
    const added = [...after.keys()].filter((path) => !before.has(path));
    expect(added.filter((path) => !isOfMigrations(path)).toSorted()).toEqual(paths.toSorted());
    expect(added.filter(isOfMigrations)).toHaveLength(2);
    const changed = [...before].filter(([path, text]) => !isOfMigrations(path) && after.get(path) !== text);
    expect(changed.map(([path]) => path).toSorted()).toEqual(extended.toSorted());
    for (const [path, old] of changed) {
      const lines = after.get(path)?.split('\n') ?? [];
      const gone = old.split('\n').filter((line) => !lines.includes(line));
      expect(gone).toEqual(path.startsWith('openapi/') ? [expect.stringMatching(/^ {2}version: /)] : []);
    }
  });

  it.each([
    ['talk/saved-posts', 'search', /search\.service\.ts has no place for a feature|search\.yaml has no place/],
    ['talk/kept-posts', 'nothing', /There is no service nothing/],
    ['talk/saved-posts', 'feed', /is there already/],
  ])('refuses %s in %s with a sentence, and writes nothing', (feature, service, sentence) => {
    const written = handWritten(project);
    const { status, stderr } = run('--import', 'tsx', 'scripts/new-feature.ts', feature, '--in', service);
    expect(stderr).toMatch(sentence);
    expect(status).toBe(1);
    expect(handWritten(project)).toEqual(written);
  });

  it.each([
    { tool: 'the compiler', args: [bin('typescript7/bin/tsc'), '-p', 'tsconfig.json'] },
    {
      tool: 'the linter',
      args: [
        bin('@biomejs/biome/bin/biome'),
        'check',
        '--vcs-enabled=false',
        ...[...extended, ...paths].filter((path) => /\.tsx?$/.test(path)),
      ],
    },
    { tool: 'the contract rules', args: [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/feed.yaml'] },
    {
      tool: 'the dependency rules',
      args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'src', 'tests', '--preserve-symlinks'],
    },
  ])('satisfies $tool', ({ args }) => {
    const { status, stdout, stderr } = run(...args);
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });

  it('has a caller for everything in it', () => {
    const { stdout, stderr } = run('--import', 'tsx', 'scripts/product-callers.ts');
    expect(`${stdout}${stderr}`).toContain('caller');
    expect(`${stdout}${stderr}`.split('\n').filter((line) => /saved-?post/i.test(line))).toEqual([]);
  });

  it('is red where the menu of a post is listed for each role, and nowhere else', () => {
    const tests = ['saved-posts', 'post-menu', 'container', 'house-', 'features', 'personas.test', 'navigation'];
    const ofData = ['personal-data', 'account-end', 'grains', 'statements'];
    run(bin('vitest/vitest.mjs'), 'run', ...tests, ...ofData, '--reporter=json', '--outputFile=report.json');
    const results = readVitestReport('new', readFileSync(join(project, 'report.json'), 'utf8'));
    const red = results.filter(({ status }) => status === 'failed').map(({ title }) => title);
    expect(red.length).toBeGreaterThan(0);
    expect(red.filter((title) => !title.includes('the menu of a post [RO-POST-ACTIONS]'))).toEqual([]);
    const green = results.filter(({ status }) => status === 'passed').map(({ title }) => title);
    for (const part of ['SavedPosts in memory', 'SavedPosts over http', 'saved posts get a post'])
      expect(
        green.some((title) => title.includes(part)),
        part,
      ).toBe(true);
  });
});
