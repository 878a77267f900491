import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder';

/** The data folder belongs to another running process. */
export class DataLocked extends Error {
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
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
 * A lock whose process has gone (`kill -9`, power loss) is taken over. Throws DataLocked if the process still runs.
 */
export function lockData(directory: string): ReleaseData {
  makeDataFolder(directory);
  const file = join(directory, 'server.lock');
  acquire(file, directory);
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

function acquire(file: string, directory: string): void {
  while (!tryLink(file)) {
    const content = read(file);
    if (content === null) continue;
    const owner = ownerIn(content);
    if (owner !== null && isHolding(owner, file)) throw new DataLocked(directory, owner.pid);
    if (takeOver(file, content, directory)) return;
  }
}

/**
 * Replaces a lock whose owner has gone. Two processes may have found it so: the one that holds the lock on the lock looks again, and
 * no two locks have the same content.
 */
function takeOver(file: string, stale: string, directory: string): boolean {
  const guard = `${file}.takeover`;
  acquire(guard, directory);
  try {
    if (read(file) !== stale) return false;
    renameSync(write(file), file);
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Links a file that has its content already. If several processes link at once, one of them gets the name. */
function tryLink(file: string): boolean {
  const own = write(file);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function write(file: string): string {
  const id = randomUUID();
  const own = `${file}.${id}`;
  const owner = { pid: process.pid, started: startOf(process.pid) } satisfies Owner;
  try {
    writeFileSync(own, JSON.stringify({ ...owner, id }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // A full disk leaves an empty file.
    rmSync(own, { force: true });
    throw error;
  }
  return own;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // Removed meanwhile by its owner.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns null for what no server wrote. */
function ownerIn(content: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(content);
    if (typeof owner !== 'object' || owner === null || !('pid' in owner) || typeof owner.pid !== 'number') return null;
    // As the number of a process 0 and what is below it mean groups of processes, ours among them.
    if (!Number.isInteger(owner.pid) || owner.pid < 1) return null;
    return { pid: owner.pid, started: 'started' in owner && typeof owner.started === 'string' ? owner.started : '' };
  } catch {
    return null;
  }
}

function isHolding(owner: Owner, file: string): boolean {
  return owner.pid === process.pid ? held.has(file) : isRunning(owner);
}

function isRunning(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs, under another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const { state, started } = processOf(owner.pid);
  if (state === 'Z' || state === 'X') return false;
  // After a restart of the machine another process may have the number.
  return owner.started === '' || owner.started === started;
}

/** A process as /proc has it; both empty on systems without it. `state` is Z for one that has ended and was not asked about. */
function processOf(pid: number): { readonly state: string; readonly started: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, started: fields[18] ?? '' };
  } catch {
    return { state: '', started: '' };
  }
}

function startOf(pid: number): string {
  return processOf(pid).started;
}
