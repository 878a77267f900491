import type { Rspack } from '@rsbuild/core';

type Test = Rspack.OptimizationSplitChunksCacheGroupTestFn;
type CacheGroups = Exclude<Rspack.OptimizationSplitChunksOptions['cacheGroups'], undefined>;

/** Matches framework packages. Other packages change with the parts that the product uses. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|openapi-fetch)[\\/]/;

/** The name of the chunk for idle code (src/app/features.ts). */
const IDLE = 'idle';

/** Splits shared code into framework, views and rest, so that a returning visitor fetches little after a release. */
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

/** Splits idle code, so that a changed sentence changes a small file. */
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
