import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';

/** A file in the data folder. Processes that read the same name share files. */
const NAME_FILE = 'file-store-name';

/** Returns the name of the file store, which is equal for processes that share it. Created if missing. */
export function fileStoreName({ fileStore, dataDirectory }: Pick<Config, 'fileStore' | 'dataDirectory'>): string {
  if (fileStore !== null) return `${fileStore.endpoint}/${fileStore.bucket}`;
  if (dataDirectory === null) return randomUUID();
  const file = join(dataDirectory, NAME_FILE);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    // Of two processes that start together, one makes the name.
    writeFileSync(file, randomUUID(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
