import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns a path below the folder with package.json, because sources and bundle are at different depths. */
export function projectFile(...segments: readonly string[]): string {
  return join(projectFolder, ...segments);
}

const projectFolder = findProjectFolder(dirname(fileURLToPath(import.meta.url)));

function findProjectFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The server must run inside its project folder: no package.json above it.');
  return findProjectFolder(parent);
}
