import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a file of the project that the server reads while it runs (migrations, pages of the emulator). The sources
 * and the bundle in dist/ lie at different depths, so the way goes over the folder that holds package.json.
 */
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
