// npm start: installs, generates and builds what is missing, then becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDependencies, ROOT, requireNode, runTypeScript } from './lib/bootstrap.mjs';

process.chdir(ROOT);
requireNode();
installDependencies();
runTypeScript('scripts/build.ts', '--if-needed');

// In this process, not a child: a signal, and even kill -9, reaches the server itself and leaves nothing behind.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(ROOT, 'dist/server.mjs')).href);
