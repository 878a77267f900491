import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of functions, triggers and fixed rows. */
export interface SqlFiles {
  /** SHA-256 of all paths and texts, in hexadecimal digits. */
  readonly hash: string;
  /** The texts in the order in which they are applied. */
  readonly scripts: readonly string[];
}

/**
 * Reads the SQL files of a folder: its own first, then those of its subfolders (one per feature), each by path.
 * A file can be applied again and again (`create or replace`), and is the current definition. `{{NAME}}` in it stands for a value of the domain's rules.
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
