import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { recordKeyName } from './authorship-key.queries';
import { makeDataFolder } from './data-folder';
import type { Database } from './database';

/** The authorship key is missing, readable by others, damaged, or not the one this data was written with. */
export class AuthorshipKeyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AuthorshipKeyError';
  }
}

/** The authorship key of a data folder. */
export interface KeyFile {
  /** 32 bytes. */
  readonly key: Buffer;
  /** Removes the file if it was made just now: with data of another key it would only be in the way of the right one. */
  discardNew(): void;
}

/**
 * Reads the authorship key of a data folder: 64 hexadecimal digits in `authorship.key`, made at the first start and readable by
 * its owner only. Throws AuthorshipKeyError for a file that others may read or that holds no key.
 */
export function readAuthorshipKey(directory: string): KeyFile {
  makeDataFolder(directory);
  const file = join(directory, 'authorship.key');
  const existing = readKeyFile(file);
  if (existing !== null) return { key: existing, discardNew: () => undefined };
  const key = randomBytes(32);
  const handle = openSync(file, 'wx', 0o600);
  writeSync(handle, `${key.toString('hex')}\n`);
  // A key that a power cut loses would take every authorship with it.
  fsyncSync(handle);
  closeSync(handle);
  return { key, discardNew: () => rmSync(file) };
}

function readKeyFile(file: string): Buffer | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    // Windows has no such bits, and reports every file as readable by all.
    const others = process.platform === 'win32' ? 0 : fstatSync(handle).mode & 0o077;
    if (others !== 0) {
      throw new AuthorshipKeyError(
        `Others may read ${file}, which ties people to what they wrote. Run: chmod 600 ${file}`,
      );
    }
    const text = readFileSync(handle, 'utf8').trim();
    if (!/^[0-9a-f]{64}$/i.test(text)) {
      throw new AuthorshipKeyError(`${file} holds no key (64 hexadecimal digits). Restore it from your backup.`);
    }
    return Buffer.from(text, 'hex');
  } finally {
    closeSync(handle);
  }
}

/**
 * Records in a new database which key it is written with, and throws AuthorshipKeyError for another key later: with that
 * no author could edit their posts or be notified, without any error.
 */
export async function checkAuthorshipKey(database: Database, keyName: string): Promise<void> {
  const [recorded] = await database.query(recordKeyName, keyName);
  if (recorded?.value === keyName) return;
  throw new AuthorshipKeyError(
    'This database was written with another authorship key. Set AUTHORSHIP_KEY to that key, or put back the authorship.key file of its DATA_DIR.',
  );
}
