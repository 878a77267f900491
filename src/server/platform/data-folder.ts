import { mkdirSync, statfsSync } from 'node:fs';
import { sqlStateOf } from './database';

/** The data folder cannot be made, read or written to. */
export class DataFolderUnusable extends Error {
  constructor(directory: string, code: string, cause: unknown) {
    super(`${REASONS[code] ?? OTHER} (DATA_DIR=${directory}, ${code}). ${WAY_OUT}`, { cause });
    this.name = 'DataFolderUnusable';
  }
}

const MIN_FREE_BYTES = 1_000_000;

const OTHER = 'The data folder cannot be used';
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
  // Of a disk that can only be read, where the folder is not made yet.
  ENOENT: 'The data folder cannot be made',
  EIO: 'The data folder is damaged, or its disk does not work',
  // From the embedded database: the same as ENOSPC and EIO.
  53100: 'The disk of the data folder is full',
  58030: 'The disk of the data folder does not work',
};

/** Makes the folder, for its owner only. */
export function makeDataFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
}

/** Returns what to throw in place of an error of something that uses the folder: DataFolderUnusable if folder or disk are to blame. */
export function explainDataFolder(directory: string, error: unknown): unknown {
  const code = codeOf(directory, error);
  return code !== null && code in REASONS ? new DataFolderUnusable(directory, code, error) : error;
}

/** The code of a database's error, or of a file's error within the folder. */
function codeOf(directory: string, error: unknown): string | null {
  // The embedded database throws its own objects where it cannot be made or opened.
  if (!(error instanceof Error)) {
    if (error === undefined) return null;
    return isFull(directory) ? 'ENOSPC' : 'EIO';
  }
  const state = sqlStateOf(error);
  if (state !== null) return state;
  if ('code' in error && isWithin(directory, error)) return String(error.code);
  return codeOf(directory, error.cause);
}

/** Reading a folder as a file is the one error that names no path. */
function isWithin(directory: string, error: Error): boolean {
  if ('path' in error) return String(error.path).startsWith(directory);
  return 'syscall' in error && error.syscall === 'read';
}

function isFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < MIN_FREE_BYTES;
}
