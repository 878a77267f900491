import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../integration/harness/server-process';

export interface PgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export async function startPgBouncer(url: string, connections: number): Promise<PgBouncer> {
  const { hostname, port, pathname, username } = new URL(url);
  const name = pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), 'tarakki-pgbouncer-'));
  chmodSync(folder, 0o777);
  const door = await freePort();
  const users = join(folder, 'users.txt');
  const errors = join(folder, 'log');
  writeFileSync(users, `"${username}" ""\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${door}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
logfile = ${errors}
`,
  );
  // It does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = `postgres://${username}@127.0.0.1:${door}/${name}`;
  await Promise.race([
    answers(address),
    ended.then(([code]) => {
      throw new Error(`pgbouncer ended with ${code}: ${readFileSync(errors, 'utf8')}`);
    }),
  ]);
  return {
    url: address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
