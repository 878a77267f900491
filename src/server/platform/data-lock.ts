import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder belongs to another running process. */
export class DataLocked extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data in ${directory} is in use by another server (process ${pid}). ` +
        `Stop that one first (Ctrl-C where it runs, or: kill ${pid}), or start this one with another folder: DATA_DIR=.data-2 PORT=3001`,
    );
    this.name = 'DataLocked';
  }
}

/** Releases the folder; calling it twice does no harm. */
export type ReleaseData = () => void;

/**
 * Takes the data folder for this process, because the embedded database does not: two processes in one folder destroy it.
 * A lock whose process has gone (`kill -9`, power loss) is taken over. Throws DataLocked where the process still runs.
 */
export function lockData(directory: string): ReleaseData {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'server.lock');
  for (;;) {
    if (tryWrite(file)) break;
    const owner = readOwner(file);
    if (owner !== null && owner.pid !== process.pid && isRunning(owner)) throw new DataLocked(directory, owner.pid);
    if (owner?.pid === process.pid && held.has(file)) throw new DataLocked(directory, owner.pid);
    rmSync(file, { force: true });
  }
  held.add(file);
  return () => {
    if (held.delete(file)) rmSync(file, { force: true });
  };
}

/** The locks of this process; a lock file with our own pid that is not among them is left over from an earlier process. */
const held = new Set<string>();

interface Owner {
  readonly pid: number;
  /** The process's start in the system's own count; '' if the system does not have it. */
  readonly started: string;
}

function tryWrite(file: string): boolean {
  try {
    // Exclusive: of two processes that start at once, one gets the file.
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof owner !== 'object' || owner === null || !('pid' in owner) || typeof owner.pid !== 'number') return null;
    return { pid: owner.pid, started: 'started' in owner && typeof owner.started === 'string' ? owner.started : '' };
  } catch {
    // Unreadable: torn by a crash while it was written, or just removed. Either way it is not locked.
    return null;
  }
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs, under another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // After a restart of the machine another process may have the number.
  return owner.started === '' || owner.started === startOf(owner.pid);
}

/** The start time of a process from /proc; '' on systems without it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
