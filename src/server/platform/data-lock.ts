import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder';

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

export type ReleaseData = () => void;

/**
 * Locks the data folder, because two processes in one folder destroy the embedded database. Takes over the lock of a
 * dead process (`kill -9`, power loss). Throws DataLocked if it still runs.
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

/** The locks of this process. A lock file with its pid that is not listed is left over from an earlier process. */
const held = new Set<string>();

interface Owner {
  readonly pid: number;
  /** The start time in the system's own units, or '' if unavailable. */
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

/** Replaces a stale lock. A second lock guards the replacement, because two processes may try it. */
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

/** Links a complete file. If several processes link at the same time, one of them succeeds. */
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
    // The owner of the lock has removed it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function ownerIn(content: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(content);
    if (typeof owner !== 'object' || owner === null || !('pid' in owner) || typeof owner.pid !== 'number') return null;
    // Pids of 0 and below mean process groups, including ours.
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
    // EPERM: it runs under another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const { state, started } = processOf(owner.pid);
  if (state === 'Z' || state === 'X') return false;
  // After a reboot another process may have the pid.
  return owner.started === '' || owner.started === started;
}

/** Reads /proc. Empty on other systems. `state` is Z for a zombie. */
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
