import { readFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';

const FEATURES = 'src/app/features.ts';

/** Matches a line of the list of features with idle code and screens. */
const IDLE_WITH_SCREENS = /^ {2}'?([\w-]+)'?: \{ comes: 'idle',.* screens: /gm;

const SHEET_OF_FEATURE = /[\\/]views[\\/][\w-]+[\\/]([\w-]+)[\\/]\1\.css$/;

type CacheGroups = Exclude<Rspack.OptimizationSplitChunksOptions['cacheGroups'], undefined>;

const IDLE_SCREENS = 'idle-screens';

export function styleChunks(): ReadonlyMap<string, string> {
  const list = readFileSync(FEATURES, 'utf8');
  return new Map([...list.matchAll(IDLE_WITH_SCREENS)].map(([, feature = '']) => [feature, IDLE_SCREENS]));
}

export function styleFiles(): CacheGroups {
  const features = styleChunks();
  return {
    // An idle screen can be the first view, long before the idle code.
    idleScreens: {
      test: (module) => features.has(SHEET_OF_FEATURE.exec(module.nameForCondition() ?? '')?.[1] ?? ''),
      name: IDLE_SCREENS,
      type: /css/,
      chunks: 'async',
      enforce: true,
      priority: 1,
    },
    // One file instead of a copy per screen.
    sharedStyle: { test: /[\\/]views[\\/].+\.css$/, type: /css/, chunks: 'async', enforce: true, minChunks: 2 },
  };
}
