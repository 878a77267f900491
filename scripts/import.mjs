// npm run import -- <kind> <file…>: installs what is missing, then becomes the importer (src/server/import).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDependencies, ROOT, requireNode } from './lib/bootstrap.mjs';

process.chdir(ROOT);
requireNode();
installDependencies();
process.env.NODE_ENV ??= 'production';

// In-process: Ctrl-C must reach the importer, which finishes the current rows.
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(join(ROOT, 'src/server/import/main.ts')).href);
