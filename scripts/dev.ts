import { spawn } from 'node:child_process';
import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

/**
 * npm run dev: the client with hot reload on PORT (3000), which proxies to the server on the next port. The server
 * restarts on changes. The data, including demo data, is stored in .data/.
 */

const PORT = Number(process.env.PORT ?? 3000);
const SERVER_PORT = PORT + 1;
const OUTPUT = 'dist/dev';
const OWN_PATHS = /^\/(static\/|[\w-]+\.(?:svg|png|ico)$|rsbuild-hmr|.*\.hot-update\.)/;

const output = (root: string): EnvironmentConfig => ({
  output: { distPath: { root } },
  dev: { writeToDisk: true, lazyCompilation: false },
});

const development: RsbuildConfig = {
  mode: 'development',
  server: {
    port: PORT,
    strictPort: true,
    historyApiFallback: false,
    proxy: [{ target: `http://localhost:${SERVER_PORT}`, pathFilter: (path) => !OWN_PATHS.test(path), ws: true }],
  },
  environments: { web: output(`${OUTPUT}/client`), 'first-view': output(OUTPUT) },
};

function startServer(): void {
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(SERVER_PORT),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${PORT}`,
    CLIENT_DIR: `${OUTPUT}/client`,
    FIRST_VIEW_FILE: `${OUTPUT}/first-view.mjs`,
  };
  const watch = ['watch', '--clear-screen=false', `--include=${OUTPUT}/first-view.mjs`, 'src/server/main.ts'];
  const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...watch], {
    env: environment,
    stdio: 'inherit',
  });
  server.once('exit', (code) => process.exit(code ?? 0));
}

process.env.NODE_ENV = 'development';
const { content } = await loadConfig();
const rsbuild = await createRsbuild({
  config: mergeRsbuildConfig(content, development),
  environment: ['web', 'first-view'],
});
rsbuild.onAfterDevCompile(({ isFirstCompile }) => {
  if (isFirstCompile) startServer();
});
await rsbuild.startDevServer();
