import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from './disk-full';

/** The reserve for the database's log, which must be able to grow, and for data that reads write. */
export const MIN_FREE_BYTES = 64_000_000;
/** The size of the ballast file, which is freed when other programs fill the disk. */
export const BALLAST_BYTES = 64_000_000;
/** The space to open the database after a kill, which writes a checkpoint and perhaps a new log file. */
export const OPEN_BYTES = 32_000_000;
/** One log file (16 MiB) and the growth of a checkpoint. */
const LAST_FREE_BYTES = 20_000_000;
const BALLAST_FILE = 'ballast';
const PART_BYTES = 1_000_000;

/** Returns the free bytes. */
export function freeSpaceAt(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/**
 * The disk of the embedded database, which does not survive a full disk. With less than 64 MB free, the disk counts as
 * full, and nothing is written. A 64 MB ballast file guards against other programs. The file is removed below 20 MB
 * free, so that the database can finish and reopen. The disk counts as full until the ballast fits again.
 */
export class DataDisk {
  readonly #ballast: string | null;
  #held: number;
  #isFull = false;

  /** Without a `directory` there is no ballast. `freeSpace` returns bytes. */
  constructor(
    directory: string | null,
    readonly freeSpace: () => number,
  ) {
    this.#ballast = directory === null ? null : join(directory, BALLAST_FILE);
    this.#held = this.#ballast === null ? BALLAST_BYTES : sizeOf(this.#ballast);
    this.look();
  }

  /** True if less than 64 MB were free at the last check, not counting the ballast. */
  get isFull(): boolean {
    return this.#isFull;
  }

  look(): boolean {
    const missing = Math.max(0, BALLAST_BYTES - this.#held);
    this.#isFull = this.freeSpace() < MIN_FREE_BYTES + missing;
    return this.#isFull;
  }

  /** Frees the ballast if the disk is nearly full. Returns the free bytes. */
  release(): number {
    const free = this.freeSpace();
    if (this.#ballast === null || free >= LAST_FREE_BYTES) return free;
    rmSync(this.#ballast, { force: true });
    this.#held = 0;
    return this.freeSpace();
  }

  /** Checks the disk. Also frees or recreates the ballast. */
  async tend(): Promise<boolean> {
    if (this.look()) this.release();
    else if (this.#ballast !== null && this.#held < BALLAST_BYTES) await this.#make(this.#ballast);
    return this.look();
  }

  async #make(path: string): Promise<void> {
    // Zeros would take no room on a compressing disk.
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
