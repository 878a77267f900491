import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function packageFolders(names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const folder = join('node_modules', name);
    if (found.has(folder) || !existsSync(folder)) continue;
    found.add(folder);
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    waiting.push(...namesIn(manifest, 'dependencies'), ...namesIn(manifest, 'optionalDependencies'));
  }
  return [...found].toSorted();
}

function namesIn(manifest: unknown, member: 'dependencies' | 'optionalDependencies'): readonly string[] {
  return Object.keys(Object(Object(manifest)[member]));
}
