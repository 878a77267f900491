import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SqlFiles {
  readonly hash: string;
  readonly scripts: readonly string[];
}

/**
 * Reads the SQL files of a folder, then of its subfolders, sorted by path. Files are idempotent (`create or replace`) and contain the current definition.
 * `{{NAME}}` inserts a domain rule's value.
 */
export function readSqlFiles(folder: string, values: Readonly<Record<string, number | string>>): SqlFiles {
  const isNested = (path: string): number => Number(/[\\/]/.test(path));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .toSorted((one, other) => isNested(one) - isNested(other) || (one < other ? -1 : 1));
  const scripts = paths.map((path) => filledIn(readFileSync(join(folder, path), 'utf8'), path, values));
  const hash = createHash('sha256');
  for (const [place, script] of scripts.entries()) hash.update(`${paths[place]}\0${script}\0`);
  return { hash: hash.digest('hex'), scripts };
}

function filledIn(script: string, path: string, values: Readonly<Record<string, number | string>>): string {
  return script.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} names {{${name}}}, which is no value of sql-values.ts.`);
    return String(value);
  });
}
