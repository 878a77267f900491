import { readFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';

const FEATURES = 'src/app/features.ts';

/** A line of the list of features whose code comes when the page is idle, and that has screens. */
const IDLE_WITH_SCREENS = /^ {2}'?([\w-]+)'?: \{ comes: 'idle',.* screens: /gm;

/** The sheet of a feature: `views/<feature>/<feature>.css`. */
const SHEET_OF_FEATURE = /[\\/]views[\\/]([\w-]+)[\\/]\1\.css$/;

type CacheGroups = Exclude<Rspack.OptimizationSplitChunksOptions['cacheGroups'], undefined>;

/** Returns how style is divided into files, apart from what comes with the code that imports it. */
export function styleFiles(): CacheGroups {
  const own = new Set([...readFileSync(FEATURES, 'utf8').matchAll(IDLE_WITH_SCREENS)].map(([, name]) => name));
  const featureOf = (module: Rspack.Module) => SHEET_OF_FEATURE.exec(module.nameForCondition() ?? '')?.[1] ?? '';
  return {
    // Such a screen can be the first view, long before the idle code: under the feature's name the document finds its sheet.
    idleScreens: {
      test: (module) => own.has(featureOf(module)),
      name: (module: Rspack.Module) => featureOf(module),
      type: /css/,
      chunks: 'async',
      enforce: true,
      priority: 1,
    },
    // One file, not a copy in the style of each screen.
    sharedStyle: { test: /[\\/]views[\\/].+\.css$/, type: /css/, chunks: 'async', enforce: true, minChunks: 2 },
  };
}
