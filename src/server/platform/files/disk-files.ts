import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DISK_FULL, isDiskFull } from '../disk-full';
import type { Files } from './files.port';
import { checkFileKey } from './files.port';

/** Files that only the server's own account can read. `put` throws DISK_FULL if the disk is full. */
export class DiskFiles implements Files {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    try {
      await this.#write(path, content);
    } catch (error) {
      throw isDiskFull(error) ? DISK_FULL : error;
    }
  }

  async #write(path: string, content: Uint8Array): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Temporary name until complete; `delete` knows it, in case a killed process left it.
    const unfinished = unfinishedOf(path);
    try {
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    await rm(unfinishedOf(path), { force: true });
  }

  #pathOf(key: string): string {
    checkFileKey(key);
    return join(this.#folder, key);
  }
}

/** Returns the path of an unfinished file. Keys are random, so no name is written twice. */
function unfinishedOf(path: string): string {
  return `${path}.unfinished`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
