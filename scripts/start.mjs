// npm start: installs, generates and builds what is missing, then becomes the server. `-- --scale 10` loads ten
// times the demo data (1, 10 or 100) into an empty database; `-- --migrate-only` migrates and ends; `-- --check`
// tests a start and changes nothing. npm run backup, restore and verify-backup are tasks of the same server, each
// with a file.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installDependencies, ROOT, requireNode, runTypeScript } from './lib/bootstrap.mjs';

process.chdir(ROOT);
requireNode();
takeOptions();
installDependencies();
runTypeScript('scripts/build.ts', '--if-needed');

// In-process: signals, even kill -9, must reach the server itself.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(ROOT, 'dist/server.mjs')).href);

function takeOptions() {
  try {
    const flag = { type: 'boolean' };
    const options = { scale: { type: 'string' }, 'migrate-only': flag, check: flag };
    const { scale } = parseArgs({ options, allowPositionals: true }).values;
    if (scale !== undefined) process.env.DEMO_SCALE = scale;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nnpm start takes: -- --scale 10, -- --migrate-only, or -- --check`,
    );
    process.exit(1);
  }
}
