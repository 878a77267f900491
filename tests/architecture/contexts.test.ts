import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CONTEXT_EXCEPTIONS } from './context-exceptions';
import { placeInContexts, wrongArrows } from './contexts';
import type { Source } from './source-tree';
import { handWrittenSources } from './source-tree';

const CONTEXTS = ['account', 'calculators', 'kernel', 'research', 'talk', 'trust'];
const LAYERS = ['core', 'stores', 'views', 'adapters/memory', 'app/features', 'server/services'];

const product = handWrittenSources().filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));
const source = (path: string, text: string): Source => ({
  path,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
});
const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('contexts', () => {
  it('import those before them, over all layers, but for the exceptions that are left', () => {
    const counts = new Map<string, number>();
    for (const { between } of wrongArrows(product)) counts.set(between, (counts.get(between) ?? 0) + 1);
    const added = wrongArrows(product).filter(
      ({ between }) => (counts.get(between) ?? 0) > (CONTEXT_EXCEPTIONS[between] ?? 0),
    );
    expect(added.map(({ between, file }) => `${between}: ${file}`)).toEqual([]);
    // Removed imports must leave the list, so that they cannot return.
    expect(Object.fromEntries(counts)).toEqual(CONTEXT_EXCEPTIONS);
  });

  it('are the same in every layer, and a feature is in one of them', () => {
    const contextsOf = new Map<string, Set<string>>();
    for (const layer of LAYERS) {
      const contexts = foldersOf(`src/${layer}`);
      expect(contexts.filter((context) => !CONTEXTS.includes(context))).toEqual([]);
      // A service of several contexts has a folder in each of them.
      if (layer === 'server/services') continue;
      for (const context of contexts)
        for (const feature of foldersOf(`src/${layer}/${context}`))
          contextsOf.set(feature, (contextsOf.get(feature) ?? new Set()).add(context));
    }
    expect([...contextsOf].filter(([, contexts]) => contexts.size > 1)).toEqual([]);
  });

  it('are all told of in docs/contexts.md, with each feature', () => {
    const page = readFileSync('docs/contexts.md', 'utf8');
    const missing = LAYERS.filter((layer) => layer !== 'server/services').flatMap((layer) =>
      CONTEXTS.filter((context) => existsSync(`src/${layer}/${context}`)).flatMap((context) =>
        foldersOf(`src/${layer}/${context}`).filter(
          (feature) => !new RegExp(`^\\| ${context} \\|.*[| ]${feature}[,| ]`, 'm').test(page),
        ),
      ),
    );
    expect([...new Set(missing)]).toEqual(['world']);
  });

  it.each([
    ['src/core/talk/voting/vote.ts', "import type { Job } from '@/core/research/jobs/job';", []],
    [
      'src/core/research/jobs/job.ts',
      "import type { Vote } from '@/core/talk/voting/vote';",
      ['research/jobs → talk/voting'],
    ],
    [
      'src/views/kernel/shell/bar.tsx',
      "const load = () => import('../../talk/voting/vote-buttons');",
      ['kernel/shell → talk/voting'],
    ],
    [
      'src/server/platform/card.ts',
      "import { cases } from './services/x';\nimport { a } from '@/server/services/trust/moderation/cases';",
      ['kernel/server/platform → trust/moderation'],
    ],
    ['src/app/create-app.ts', "import { votes } from '@/stores/talk/voting/keys';", []],
  ])('finds the imports of %s that run the wrong way', (path, text, found) => {
    expect(wrongArrows([source(path, text)]).map(({ between }) => between)).toEqual(found);
  });

  it('leave out what puts them together', () => {
    expect(placeInContexts('src/app/features.ts')).toBeNull();
    expect(placeInContexts('src/server/start-server.ts')).toBeNull();
    expect(placeInContexts('src/app/feature.ts')?.context).toBe('kernel');
  });
});
