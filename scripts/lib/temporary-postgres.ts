import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type TemporaryPostgres = RunningPostgres | { readonly running: false; readonly reason: string };

export interface RunningPostgres {
  readonly running: true;
  readonly url: string;
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Restarts the server on the same port. Rejects if it does not answer in time. */
  resume(): Promise<void>;
  /** Sends a signal to the server and to the processes of its connections. Linux only. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): void;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const PACKAGED = '/usr/lib/postgresql';
const READY_WITHIN_MS = 60_000;

/** Starts a server for tests only, without durability. With a folder, data is kept for later starts. */
export async function startTemporaryPostgres(kept: string | null = null): Promise<TemporaryPostgres> {
  const binaries = findBinaries();
  if (binaries === null) return { running: false, reason: `no PostgreSQL under ${PACKAGED}` };
  const owner = findOwner();
  if (owner === null) return { running: false, reason: 'PostgreSQL does not run as root and there is no other user' };
  const data = kept === null ? mkdtempSync(join(tmpdir(), 'tarakki-postgres-')) : keptFolder(kept, binaries, owner);
  if (owner !== 'self') chownSync(data, owner.uid, owner.gid);
  const identity = owner === 'self' ? {} : owner;
  const remove = (): void => {
    if (kept === null) rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  try {
    const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
    if (!existsSync(join(data, 'PG_VERSION')))
      execFileSync(join(binaries, 'initdb'), init, { ...identity, cwd: data, stdio: 'pipe' });
    return await serve(join(binaries, 'postgres'), { data, identity, remove });
  } catch (error) {
    remove();
    return {
      running: false,
      reason: `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/**
 * Returns the data folder of this PostgreSQL version. For another owner it is in the system's temporary folder, because
 * that user may not have access to the project.
 */
function keptFolder(parent: string, binaries: string, owner: 'self' | Owner): string {
  const project = createHash('sha256').update(resolve(parent)).digest('hex').slice(0, 12);
  const place = owner === 'self' ? parent : join(tmpdir(), `tarakki-kept-${project}`);
  const data = resolve(place, `postgres-${basename(dirname(binaries))}`);
  if (owner !== 'self') mkdirSync(place, { recursive: true, mode: 0o755 });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return data;
}

interface Service {
  readonly data: string;
  readonly identity: object;
  readonly remove: () => void;
}

async function serve(binary: string, { data, identity, remove }: Service): Promise<TemporaryPostgres> {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    // JIT-compiling a test's statement takes longer than it saves.
    jit: 'off',
    max_connections: '200',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async (): Promise<ChildProcess | null> => {
    const server = spawn(binary, ['-D', data, '-p', String(port), ...options], {
      ...identity,
      cwd: data,
      stdio: 'ignore',
    });
    const isUp = await becomesReady(
      () => isReady(binary, port),
      () => server.exitCode !== null,
    );
    if (isUp) return server;
    server.kill('SIGQUIT');
    return null;
  };
  let server = await start();
  const stop = (): void => {
    server?.kill('SIGQUIT');
    remove();
  };
  if (server === null) {
    stop();
    return { running: false, reason: 'PostgreSQL did not answer in time' };
  }
  return {
    running: true,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: async (mode) => {
      if (server === null) return;
      const ended = once(server, 'exit');
      server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
    resume: async () => {
      server = await start();
      if (server === null) throw new Error('PostgreSQL did not come back');
    },
    signal: (name) => {
      const pid = server?.pid ?? 0;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const each of [pid, ...children.map(Number)]) process.kill(each, name);
    },
    stop,
  };
}

async function becomesReady(isUp: () => boolean, isGone: () => boolean): Promise<boolean> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end && !isGone()) {
    if (isUp()) return true;
    await pause(100);
  }
  return false;
}

function isReady(binary: string, port: number): boolean {
  return spawnSync(join(binary, '../pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
}

function findBinaries(): string | null {
  if (!existsSync(PACKAGED)) return null;
  const versions = readdirSync(PACKAGED).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => `${PACKAGED}/${version}/bin`).find((path) => existsSync(`${path}/initdb`)) ?? null;
}

function findOwner(): 'self' | Owner | null {
  if (process.getuid?.() !== 0) return 'self';
  return findUser('postgres') ?? findUser('nobody');
}

function findUser(name: string): Owner | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
