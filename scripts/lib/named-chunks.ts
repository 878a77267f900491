import type { Rspack } from '@rsbuild/core';
import { styleChunks } from './style-files';

/** The file next to manifest.json that says which built files each named chunk needs. */
export const NAMED_CHUNKS_FILE = 'chunks.json';

/**
 * Writes `{ "Post": ["/static/js/async/0r.1a2b3c4d.js", …] }`: files that a document names so that a screen's code
 * loads immediately.
 */
export const namedChunksPlugin: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NamedChunks', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NamedChunks', stage }, () => {
        const named = new Map<string, Iterable<string>>(
          [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
        );
        for (const [name, chunk] of styleChunks()) named.set(name, compilation.namedChunks.get(chunk)?.files ?? []);
        const files = Object.fromEntries(
          [...named].map(([name, all]) => [
            name,
            [...all].filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`),
          ]),
        );
        compilation.emitAsset(NAMED_CHUNKS_FILE, new compiler.webpack.sources.RawSource(JSON.stringify(files)));
      });
    });
  },
};
