import type { Database } from '../database';
import type { Files } from './files.port';
import {
  claimUnusedFiles,
  deleteUnusedFiles,
  expireUnusedFiles,
  listUnusedFile,
  recentUnusedFile,
} from './stored-files.queries';

/** Time after which an upload without a row is never used. */
const UNUSED_MS = 3_600_000;

/**
 * Keeps files and rows consistent across crashes. A file is listed in `platform.unused_files` before it is stored, and
 * leaves the list with its row's transaction. A trigger lists it again when the row drops it. Listed files are deleted.
 */
export class StoredFiles {
  readonly #database: Database;
  readonly #files: Files;

  constructor(database: Database, files: Files) {
    this.#database = database;
    this.#files = files;
  }

  get(key: string): Promise<Buffer | null> {
    return this.#files.get(key);
  }

  async isWaiting(key: string): Promise<boolean> {
    return (await this.#database.query(recentUnusedFile, key)).length > 0;
  }

  /** Stores a file under a new key. Call `use` in its row's transaction within the hour plus `waitSeconds`. */
  async put(key: string, content: Uint8Array, waitSeconds = 0): Promise<void> {
    await this.#database.query(listUnusedFile, key, waitSeconds);
    await this.#files.put(key, content);
  }

  /**
   * Marks files as used. Call it in the transaction that writes the rows. Returns the files that no row used before.
   */
  async use(tx: Database, ...keys: readonly string[]): Promise<ReadonlySet<string>> {
    const struck = await tx.query(claimUnusedFiles, keys);
    return new Set(struck.map(({ key }) => key));
  }

  async discard(key: string): Promise<void> {
    await this.#files.delete(key);
    await this.#database.query(deleteUnusedFiles, [key]);
  }

  /** Deletes files unused for an hour. No row can claim them afterwards. */
  async purge(now: number): Promise<void> {
    for (;;) {
      const unused = await this.#database.query(expireUnusedFiles, new Date(now - UNUSED_MS));
      if (unused.length === 0) return;
      for (const { key } of unused) await this.discard(key);
    }
  }
}
