import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BALLAST_BYTES, freeSpaceAt, MIN_FREE_BYTES } from './data-disk';
import { sqlStateOf } from './database';

export class DataFolderUnusable extends Error {
  constructor(directory: string, code: string, cause: unknown) {
    super(`${REASONS[code] ?? OTHER} (DATA_DIR=${directory}, ${code}). ${FULL.has(code) ? MAKE_ROOM : WAY_OUT}`, {
      cause,
    });
    this.name = 'DataFolderUnusable';
  }
}

export class DataDiskFull extends Error {
  constructor(directory: string, { free, needed }: { readonly free: number; readonly needed: number }) {
    super(
      `The disk of DATA_DIR is full: ${megabytes(free)} MB are free at ${directory}, and this start needs ${megabytes(needed)} MB. ` +
        `Free at least ${megabytes(needed) - megabytes(free)} MB and start again.`,
    );
    this.name = 'DataDiskFull';
  }
}

/** The free space below which an unexplained failure to open is due to a full disk. */
const HARDLY_ANY_BYTES = 20_000_000;

const OTHER = 'The data folder cannot be used';
/** The remedy, with enough space for writes. */
const MAKE_ROOM = `Free at least ${megabytes(MIN_FREE_BYTES + BALLAST_BYTES)} MB and start again.`;
const WAY_OUT = 'Fix that, or start with another folder: DATA_DIR=.data-2';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'The data folder may not be written to by this user',
  EPERM: 'The data folder may not be written to by this user',
  EROFS: 'The data folder is on a disk that can only be read',
  ENOSPC: 'The disk of the data folder is full',
  EDQUOT: 'The disk quota of the data folder is used up',
  EEXIST: 'The data folder is a file',
  ENOTDIR: 'The data folder is a file, or below one',
  EISDIR: 'The data folder has a folder where a file belongs',
  // A read-only disk reports this for a missing folder.
  ENOENT: 'The data folder cannot be made',
  EIO: 'The data folder is damaged, or its disk does not work',
  // The embedded database's form of ENOSPC and EIO.
  53100: 'The disk of the data folder is full',
  58030: 'The disk of the data folder does not work',
};

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function makeDataFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
}

/** Throws DataDiskFull if a copy would leave less than 64 MB free. */
export function requireSpaceForCopy(directory: string, folder: string): void {
  const needed = bytesIn(folder) + MIN_FREE_BYTES;
  const free = freeSpaceAt(directory);
  if (free < needed) throw new DataDiskFull(directory, { free, needed });
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(folder, path), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.size ?? 0), 0);
}

/** Translates an error to DataFolderUnusable if folder or disk are to blame. */
export function explainDataFolder(directory: string, error: unknown): unknown {
  const code = codeOf(directory, error);
  return code !== null && code in REASONS ? new DataFolderUnusable(directory, code, error) : error;
}

/** Returns the code of a database error, or of a file error within the folder. */
function codeOf(directory: string, error: unknown): string | null {
  // The embedded database throws objects that are not Errors.
  if (!(error instanceof Error)) {
    if (error === undefined) return null;
    return freeSpaceAt(directory) < HARDLY_ANY_BYTES ? 'ENOSPC' : 'EIO';
  }
  const state = sqlStateOf(error);
  if (state !== null) return state;
  if ('code' in error && isWithin(directory, error)) return String(error.code);
  return codeOf(directory, error.cause);
}

/** Returns true also for file errors without a path. */
function isWithin(directory: string, error: Error): boolean {
  if ('path' in error) return String(error.path).startsWith(directory);
  return 'syscall' in error && (error.syscall === 'read' || error.syscall === 'write');
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000);
}
