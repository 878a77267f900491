import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf, importsWithin } from './feature-circles';
import type { Source } from './source-tree';
import { handWrittenSources } from './source-tree';

const LAYERS = {
  server: /^src\/server\/services\/[^/]+\/([^/]+\/[^/]+)\/[^/]+$/,
  core: /^src\/core\/[^/]+\/([^/]+)\//,
  stores: /^src\/stores\/[^/]+\/([^/]+)\//,
  views: /^src\/views\/[^/]+\/([^/]+)\//,
};

/**
 * Remaining circles; entries may only be removed. Let both meet in a third file, inject a narrow type, or register
 * at a kernel (ADR 040).
 */
const LEFT: Readonly<Record<keyof typeof LAYERS, readonly (readonly string[])[]>> = {
  server: [['user/career-status', 'user/job-portal']],
  core: [
    ['career-status', 'profile'],
    ['link-cards', 'posting'],
  ],
  stores: [],
  views: [],
};

const ANY_LAYER = /^src\/(?:core|stores|views)\/[^/]+\/([^/]+)\//;

/** Basics that every feature, and common, may import. */
const KERNELS: ReadonlySet<string> = new Set(['formatting', 'ui', 'toasts', 'shell', 'session']);

const product = handWrittenSources().filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));
const source = (path: string, text: string): Source => ({
  path,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
});

describe('features-are-acyclic', () => {
  it.each(Object.entries(LAYERS))('holds in %s, types too, but for the circles that are left', (layer, pattern) => {
    const imports = importsOf(pattern, product);
    const circles = circlesOf(imports);
    const left = Object.entries(LEFT).find(([name]) => name === layer)?.[1] ?? [];
    const added = circles.filter((circle) => !left.some((one) => one.join() === circle.join()));
    expect(added.flatMap((circle) => importsWithin(imports, circle))).toEqual([]);
    // Resolved circles must leave the list, so that they cannot return.
    expect(circles).toEqual(left);
  });

  it('leaves pairs only, and at most four features of a layer', () => {
    expect(Object.values(LEFT).filter((circles) => circles.some(({ length }) => length > 2))).toEqual([]);
    expect(Object.values(LEFT).filter((circles) => circles.flat().length > 4)).toEqual([]);
  });

  it('finds a circle over several features, by values and by types, and says where it can be cut', () => {
    const broken = [
      source('src/stores/talk/voting/voting.store.ts', "import type { Access } from '../session/access';"),
      source('src/stores/account/session/access.ts', "import { IntentsKey } from '@/stores/talk/intents/keys';"),
      source('src/stores/talk/intents/keys.ts', "import type { VotingStore } from '../voting/voting.store';"),
      source('src/stores/talk/polls/picks.store.ts', "import { Access } from '../session/access';"),
    ];
    const imports = importsOf(LAYERS.stores, broken);
    expect(circlesOf(imports)).toEqual([['intents', 'session', 'voting']]);
    expect(importsWithin(imports, ['intents', 'session', 'voting'])).toContain(
      'session → intents: src/stores/account/session/access.ts',
    );
  });

  it('lets common name no feature', () => {
    const imports = (['core', 'stores', 'views'] as const).flatMap((layer) => {
      const common = product.filter(({ path }) => path.startsWith(`src/${layer}/kernel/common/`));
      return [...(importsOf(ANY_LAYER, common).get('common') ?? [])];
    });
    expect(imports.filter(([to]) => !KERNELS.has(to))).toEqual([]);
  });
});
