import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BALLAST_BYTES, freeSpaceAt, MIN_FREE_BYTES } from './data-disk';
import { sqlStateOf } from './database';

/** The data folder cannot be made, read or written to. */
export class DataFolderUnusable extends Error {
  constructor(directory: string, code: string, cause: unknown) {
    super(`${REASONS[code] ?? OTHER} (DATA_DIR=${directory}, ${code}). ${FULL.has(code) ? MAKE_ROOM : WAY_OUT}`, {
      cause,
    });
    this.name = 'DataFolderUnusable';
  }
}

/** The disk of the data folder has less room than a start needs. */
export class DataDiskFull extends Error {
  constructor(directory: string, { free, needed }: { readonly free: number; readonly needed: number }) {
    super(
      `The disk of DATA_DIR is full: ${megabytes(free)} MB are free at ${directory}, and this start needs ${megabytes(needed)} MB. ` +
        `Free at least ${megabytes(needed) - megabytes(free)} MB and start again.`,
    );
    this.name = 'DataDiskFull';
  }
}

/** Below this an unexplained failure to open the database comes of a full disk. */
const HARDLY_ANY_BYTES = 20_000_000;

const OTHER = 'The data folder cannot be used';
/** From there on writes are taken as well. */
const MAKE_ROOM = `Free at least ${megabytes(MIN_FREE_BYTES + BALLAST_BYTES)} MB and start again.`;
const WAY_OUT = 'Mend that, or start with another folder: DATA_DIR=.data-2';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'The data folder may not be written to by this user',
  EPERM: 'The data folder may not be written to by this user',
  EROFS: 'The data folder is on a disk that can only be read',
  ENOSPC: 'The disk of the data folder is full',
  EDQUOT: 'The disk quota of the data folder is used up',
  EEXIST: 'The data folder is a file',
  ENOTDIR: 'The data folder is a file, or below one',
  EISDIR: 'In the data folder a folder stands where a file belongs',
  // A read-only disk says so if the folder does not exist yet.
  ENOENT: 'The data folder cannot be made',
  EIO: 'The data folder is damaged, or its disk does not work',
  // From the embedded database: the same as ENOSPC and EIO.
  53100: 'The disk of the data folder is full',
  58030: 'The disk of the data folder does not work',
};

/** The codes of a full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Makes the folder, for its owner only. */
export function makeDataFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
}

/** Throws DataDiskFull if a copy of a folder would leave less than 64 MB of the disk that `directory` is on. */
export function requireRoomForCopy(directory: string, folder: string): void {
  const needed = bytesIn(folder) + MIN_FREE_BYTES;
  const free = freeSpaceAt(directory);
  if (free < needed) throw new DataDiskFull(directory, { free, needed });
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(folder, path), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.size ?? 0), 0);
}

/** Returns what to throw in place of an error of something that uses the folder: DataFolderUnusable if folder or disk are to blame. */
export function explainDataFolder(directory: string, error: unknown): unknown {
  const code = codeOf(directory, error);
  return code !== null && code in REASONS ? new DataFolderUnusable(directory, code, error) : error;
}

/** The code of a database's error, or of a file's error within the folder. */
function codeOf(directory: string, error: unknown): string | null {
  // The embedded database throws its own objects if it cannot be made or opened.
  if (!(error instanceof Error)) {
    if (error === undefined) return null;
    return freeSpaceAt(directory) < HARDLY_ANY_BYTES ? 'ENOSPC' : 'EIO';
  }
  const state = sqlStateOf(error);
  if (state !== null) return state;
  if ('code' in error && isWithin(directory, error)) return String(error.code);
  return codeOf(directory, error.cause);
}

/** Reading a folder as a file, and writing to an open file, fail without a path. */
function isWithin(directory: string, error: Error): boolean {
  if ('path' in error) return String(error.path).startsWith(directory);
  return 'syscall' in error && (error.syscall === 'read' || error.syscall === 'write');
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000);
}
