import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../integration/harness/server-process';

const PACKAGED = '/usr/lib/postgresql';

export interface Standby {
  readonly url: string;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandby(url: string): Promise<Standby> {
  const { hostname, port, pathname, username } = new URL(url);
  const version = readdirSync(PACKAGED).toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  const binaries = join(PACKAGED, version, 'bin');
  const data = mkdtempSync(join(tmpdir(), 'tarakki-standby-'));
  const owner = process.getuid?.() === 0 ? numbersOf('postgres') : null;
  if (owner !== null) chownSync(data, owner.uid, owner.gid);
  execFileSync(
    join(binaries, 'pg_basebackup'),
    ['-h', hostname, '-p', port, '-U', username, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...owner, cwd: data, stdio: 'pipe' },
  );
  const door = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', max_connections: '200' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(door), ...options], {
    ...owner,
    cwd: data,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const address = `postgres://${username}@127.0.0.1:${door}${pathname}`;
  const run = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  while (child.exitCode === null) {
    const isUp = await run('select 1').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: address,
    pause: () => run('select pg_wal_replay_pause()'),
    resume: () => run('select pg_wal_replay_resume()'),
    stop: async () => {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await ended;
      rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

function numbersOf(user: string): { readonly uid: number; readonly gid: number } {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' })));
  return { uid, gid };
}
