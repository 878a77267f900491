import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';

/** In the data folder, beside the files: processes that read the same name find each other’s files. */
const NAME_FILE = 'file-store-name';

/** Returns a name of the place in which a process of this configuration keeps files: equal for two that find each other’s. Makes one in a data folder that has none. */
export function fileStoreName({ fileStore, dataDirectory }: Pick<Config, 'fileStore' | 'dataDirectory'>): string {
  if (fileStore !== null) return `${fileStore.endpoint}/${fileStore.bucket}`;
  if (dataDirectory === null) return randomUUID();
  const file = join(dataDirectory, NAME_FILE);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    // If two processes start at once in a new folder, one of them makes the name.
    writeFileSync(file, randomUUID(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
