import type { Rspack } from '@rsbuild/core';

type Test = Rspack.OptimizationSplitChunksCacheGroupTestFn;
type CacheGroups = Exclude<Rspack.OptimizationSplitChunksOptions['cacheGroups'], undefined>;

/** Packages that change with an update of theirs only; what else comes of node_modules changes with what the product uses of it. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|openapi-fetch)[\\/]/;

/** The name of the chunk of what comes when the page is idle (src/app/features.ts). */
const IDLE = 'idle';

/**
 * Divides what every screen needs into files that change apart from each other, so that a return after a release fetches only what changed:
 * the framework, the views, and the rest.
 */
export const initialFiles: CacheGroups = {
  framework: { test: FRAMEWORK, name: 'framework', type: /javascript/, chunks: 'initial', enforce: true, priority: 2 },
  views: {
    test: /[\\/]src[\\/]views[\\/]/,
    name: 'views',
    type: /javascript/,
    chunks: 'initial',
    enforce: true,
    priority: 1,
  },
  ...idleFiles(),
};

/**
 * Divides what every page fetches when idle, so that a changed sentence makes a small file new. What screens need as well stands in files of
 * its own already.
 */
function idleFiles(): CacheGroups {
  const fileOf = (name: string, folder: RegExp) => ({
    name: `${IDLE}-${name}`,
    test: ((module, { chunkGraph }) =>
      folder.test(module.nameForCondition() ?? '') &&
      [...chunkGraph.getModuleChunksIterable(module)].every((chunk) => chunk.name === IDLE)) satisfies Test,
    type: /javascript/,
    enforce: true,
  });
  return {
    'idle-packages': fileOf('packages', /[\\/]node_modules[\\/]/),
    'idle-views': fileOf('views', /[\\/]src[\\/]views[\\/]/),
    'idle-stores': fileOf('stores', /[\\/]src[\\/]stores[\\/]/),
    'idle-adapters': fileOf('adapters', /[\\/]src[\\/]adapters[\\/]/),
  };
}
