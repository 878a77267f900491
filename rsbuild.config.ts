import type { EnvironmentConfig } from '@rsbuild/core';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { initialFiles } from './scripts/lib/initial-files';
import { namedChunksPlugin } from './scripts/lib/named-chunks';
import { styleFiles } from './scripts/lib/style-files';
import { pluginSubsetFonts } from './scripts/lib/subset-fonts';

/** What the browser loads: hashed files in dist/client/static, found by the server through dist/client/manifest.json and chunks.json. */
const web: EnvironmentConfig = {
  // The list of all files and their hashes is a script of its own, which the document carries: no other file changes with it.
  source: { entry: { client: { import: './src/app/client.ts', runtime: 'file-list' }, early: './src/app/early.ts' } },
  output: {
    target: 'web',
    distPath: { root: 'dist/client' },
    manifest: 'manifest.json',
    filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
    // Older syntax would only make every download larger.
    overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4'],
    // The content security policy allows no data: addresses.
    dataUriLimit: 0,
  },
  tools: {
    htmlPlugin: false,
    rspack: {
      plugins: [namedChunksPlugin],
      output: { chunkFilename: 'static/js/async/[id].[contenthash:6].js' },
    },
    cssExtract: { pluginOptions: { chunkFilename: 'static/css/async/[id].[contenthash:6].css' } },
  },
  splitChunks: {
    preset: 'none',
    chunks: 'async',
    cacheGroups: {
      ...initialFiles,
      ...styleFiles(),
    },
  },
};

/** What the server imports to render the first view: one file, dist/first-view.mjs, exporting `renderFirstView`. */
const firstView: EnvironmentConfig = {
  source: { entry: { 'first-view': './src/app/first-view.tsx' } },
  // Native helpers that ws takes where somebody has installed them.
  resolve: { alias: { bufferutil: false, 'utf-8-validate': false } },
  output: {
    target: 'node',
    module: true,
    distPath: { root: 'dist', js: '.' },
    filename: { js: '[name].mjs' },
    cleanDistPath: false,
    emitAssets: false,
    // 5.7 MB of text otherwise, which every start parses and holds.
    minify: true,
  },
  splitChunks: false,
  tools: {
    rspack: {
      output: { library: { type: 'modern-module' }, asyncChunks: false },
      optimization: { runtimeChunk: false },
    },
  },
};

/** The client over the memory adapters, for `npm run dev:fake`; never part of a build. */
const fake: EnvironmentConfig = {
  // Compiled at the first request instead, a screen makes the page load again, and an update that is gone by then is answered with a document.
  dev: { lazyCompilation: false },
  source: { entry: { index: './src/app/client-fake.tsx' } },
  output: { target: 'web', distPath: { root: 'dist/fake' } },
  html: { mountId: 'root', title: 'Tarakki on memory adapters' },
};

export default defineConfig({
  plugins: [pluginReact(), pluginSubsetFonts],
  server: { historyApiFallback: true },
  performance: { printFileSize: { detail: false } },
  environments: { web, 'first-view': firstView, fake },
});
