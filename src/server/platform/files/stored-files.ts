import type { Database } from '../database';
import type { Files } from './files.port';
import {
  giveUpUnusedFiles,
  listUnusedFile,
  strikeUnusedFiles,
  takeUnusedFiles,
  waitingFile,
} from './stored-files.queries';

/** An upload that has not become a row by then never will. */
const UNUSED_MS = 3_600_000;

/**
 * Files that rows name. The list of unused files (`platform.unused_files`) keeps both in step over a crash: a file stands on it before it is
 * stored, leaves it in the transaction that writes its row, and comes back onto it, by a trigger, when the row goes or names another. What is
 * on the list is deleted.
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

  /** Returns whether a file was stored for days to wait for its row, which has not come yet; one whose row is gone does not wait. */
  async isWaiting(key: string): Promise<boolean> {
    return (await this.#database.query(waitingFile, key)).length > 0;
  }

  /** Stores a file under a key that was never used; `use` it in the transaction of its row, within the hour and the seconds that are given. */
  async put(key: string, content: Uint8Array, waitSeconds = 0): Promise<void> {
    await this.#database.query(listUnusedFile, key, waitSeconds);
    await this.#files.put(key, content);
  }

  /** Keeps stored files; call it in the transaction that writes their rows. Returns those that no row had. */
  async use(tx: Database, ...keys: readonly string[]): Promise<ReadonlySet<string>> {
    const struck = await tx.query(takeUnusedFiles, keys);
    return new Set(struck.map(({ key }) => key));
  }

  /** Deletes a file whose row is gone. */
  async discard(key: string): Promise<void> {
    await this.#files.delete(key);
    await this.#database.query(strikeUnusedFiles, [key]);
  }

  /** Deletes what nothing has used for an hour. No row takes any of it from here on. */
  async purge(now: number): Promise<void> {
    for (;;) {
      const unused = await this.#database.query(giveUpUnusedFiles, new Date(now - UNUSED_MS));
      if (unused.length === 0) return;
      for (const { key } of unused) await this.discard(key);
    }
  }
}
