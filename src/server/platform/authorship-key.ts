import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { recordedKeyName, recordKeyName } from './authorship-key.queries';
import { makeDataFolder } from './data-folder';
import type { Database } from './database';

/** Thrown if the authorship key is missing, readable by others, damaged, or not the key of this data. */
export class AuthorshipKeyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AuthorshipKeyError';
  }
}

export interface KeyFile {
  /** A key of 32 bytes. */
  readonly key: Buffer;
  /** Gives a new key its final name, once the database has recorded it. */
  keep(): void;
  /** Removes a new key, which would prevent the use of the data's own key. */
  discardNew(): void;
}

/**
 * Reads 64 hexadecimal digits from `authorship.key`, readable only by its owner. Creates `authorship.key.new` if
 * missing; an interrupted start is resumed with it. Throws AuthorshipKeyError for a file that others may read or that
 * has no key.
 */
export function readAuthorshipKey(directory: string): KeyFile {
  makeDataFolder(directory);
  const file = join(directory, 'authorship.key');
  const existing = readKeyFile(file);
  if (existing !== null) return keyFileOfKey(existing);
  const unsettled = `${file}.new`;
  return {
    key: readKeyFile(unsettled) ?? makeKeyFile(unsettled),
    keep: () => renameSync(unsettled, file),
    discardNew: () => rmSync(unsettled, { force: true }),
  };
}

/**
 * Reads the stored key, or returns null if none is stored. Creates nothing. Throws AuthorshipKeyError like
 * `readAuthorshipKey`.
 */
export function readStoredAuthorshipKey(directory: string): Buffer | null {
  return readKeyFile(join(directory, 'authorship.key'));
}

export function keyFileOfKey(key: Buffer): KeyFile {
  return { key, keep: () => undefined, discardNew: () => undefined };
}

function makeKeyFile(file: string): Buffer {
  const key = randomBytes(32);
  const unfinished = `${file}.${process.pid}`;
  try {
    const handle = openSync(unfinished, 'w', 0o600);
    try {
      writeSync(handle, `${key.toString('hex')}\n`);
      // Flushes to disk. If a power cut destroyed the key, every authorship would be lost.
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return key;
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
    // Skips Windows, which has no permission bits and reports every file as readable by all.
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
 * Records the key's name in a new database. Later it throws AuthorshipKeyError for another key, because otherwise
 * authors would silently lose their posts.
 */
export async function checkAuthorshipKey(database: Database, keyName: string): Promise<void> {
  const [recorded] = await database.query(recordKeyName, keyName);
  if (recorded?.value !== keyName) throw anotherKey();
}

/**
 * Throws AuthorshipKeyError if the database records another key, or any key while `keyName` is null. Records nothing.
 */
export async function requireRecordedKey(database: Database, keyName: string | null): Promise<void> {
  const [recorded] = await database.query(recordedKeyName);
  if (recorded !== undefined && recorded.value !== keyName) throw anotherKey();
}

function anotherKey(): AuthorshipKeyError {
  return new AuthorshipKeyError(
    'This database was written with another authorship key. Set AUTHORSHIP_KEY to that key, or put back the authorship.key file of its DATA_DIR.',
  );
}
