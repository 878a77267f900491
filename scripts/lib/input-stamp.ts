import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = [
  'src',
  'openapi',
  'public',
  'scripts/generate.ts',
  'scripts/generate',
  'scripts/build.ts',
  'scripts/lib',
  'package-lock.json',
  'rsbuild.config.ts',
  'tsconfig.base.json',
];
const IGNORED = /\.test\.tsx?$/;

export function inputStamp(root: string, inputs: readonly string[] = INPUTS): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesUnder(root, input)).toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(root: string, path: string): readonly string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return IGNORED.test(path) ? [] : [path];
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(root, `${path}/${name}`));
}
