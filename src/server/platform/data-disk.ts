import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from './disk-full';

/** Left to the log of the database, which ends it if it cannot grow, and to what reads write (the tokens of a visit). */
export const MIN_FREE_BYTES = 64_000_000;
/** The size of the file that is given up once others have filled the disk. */
export const BALLAST_BYTES = 64_000_000;
/** Opening the database after a kill writes a checkpoint, and perhaps a new file of the log. */
export const OPEN_BYTES = 32_000_000;
/** One file of the database's log (16 MiB), and what a checkpoint adds. */
const LAST_FREE_BYTES = 20_000_000;
const BALLAST_FILE = 'ballast';
const PART_BYTES = 1_000_000;

/** Returns the bytes that are free where a folder is. */
export function freeSpaceAt(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/**
 * The disk of the embedded database, which does not survive one without any room. It counts as full below 64 MB; nothing
 * should be written then. Because programs beside this one can fill it to the last byte, another 64 MB are held by a file, the ballast, which
 * is removed once less than 20 MB are free: the database can finish what it does, and be opened. The disk counts
 * as full until there is room for the ballast again.
 */
export class DataDisk {
  readonly #ballast: string | null;
  #held: number;
  #isFull = false;

  /** The ballast is kept in `directory`; there is none if that is null. `freeSpace` returns bytes. */
  constructor(
    directory: string | null,
    readonly freeSpace: () => number,
  ) {
    this.#ballast = directory === null ? null : join(directory, BALLAST_FILE);
    this.#held = this.#ballast === null ? BALLAST_BYTES : sizeOf(this.#ballast);
    this.look();
  }

  /** True if less than 64 MB were free at the last look, beside the ballast. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Looks at the disk (some microseconds) and returns `isFull`. */
  look(): boolean {
    const missing = Math.max(0, BALLAST_BYTES - this.#held);
    this.#isFull = this.freeSpace() < MIN_FREE_BYTES + missing;
    return this.#isFull;
  }

  /** Gives the ballast up if hardly anything is free. Returns the bytes that are free then. */
  release(): number {
    const free = this.freeSpace();
    if (this.#ballast === null || free >= LAST_FREE_BYTES) return free;
    rmSync(this.#ballast, { force: true });
    this.#held = 0;
    return this.freeSpace();
  }

  /** Looks, and gives the ballast up or makes it, as there is room. Returns `isFull`. */
  async tend(): Promise<boolean> {
    if (this.look()) this.release();
    else if (this.#ballast !== null && this.#held < BALLAST_BYTES) await this.#make(this.#ballast);
    return this.look();
  }

  async #make(path: string): Promise<void> {
    // Zeros would take no room on a disk that compresses.
    const part = randomBytes(PART_BYTES);
    try {
      const file = await open(path, 'w', 0o600);
      this.#held = 0;
      try {
        while (this.#held < BALLAST_BYTES && !this.look()) {
          await file.writeFile(part);
          this.#held += PART_BYTES;
        }
      } finally {
        await file.close();
      }
    } catch (error) {
      await rm(path, { force: true });
      this.#held = 0;
      if (!isDiskFull(error)) throw error;
    }
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
