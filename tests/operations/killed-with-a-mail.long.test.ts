import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { anOutbox } from '@tests/support/an-outbox';
import { select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { PATIENT } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import type { PostgresDatabase } from '@/server/platform/postgres-database';
import { openPostgres } from '@/server/platform/postgres-database';
import { integer } from '@/server/platform/sql-types';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from '../integration/harness/server-process';

const KEY = Buffer.alloc(32, 5);
const PATIENCE = { timeout: 150_000, interval: 200 };

/** `takes`: whether it answers. Records recipients and accepted mails. */
function aMailServer(takes: () => boolean) {
  const addressed: string[] = [];
  const taken: string[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    let mail: string | null = null;
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (mail !== null) {
        mail += said;
        if (!mail.endsWith('\r\n.\r\n')) return;
        taken.push(mail);
        mail = null;
        socket.write('250 taken\r\n');
      } else if (said.startsWith('DATA')) {
        addressed.push('DATA');
        if (!takes()) return;
        mail = '';
        socket.write('354 go on\r\n');
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 mail.example\r\n');
    });
  });
  return { server, addressed, taken };
}

const folder = temporaryFolders('killed-with-a-mail');
let answers = false;
const mailServer = aMailServer(() => answers);
let postgres: RunningPostgres;
let database: PostgresDatabase;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
  if (!started.running) throw new Error(started.reason);
  postgres = started;
  await new Promise<void>((resolve) => mailServer.server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.kill('SIGKILL')));
  await database?.close();
  mailServer.server.close();
  await postgres?.stop();
});

const start = async (): Promise<ServerProcess> => {
  const address = mailServer.server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const started = await startServerProcess({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '4',
    AUTHORSHIP_KEY: KEY.toString('hex'),
    DATA_DIR: folder(),
    PORT: String(await freePort()),
    DEMO_DATA: 'off',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  processes.push(started);
  return started;
};
const waiting = async () => {
  const rows = await select(database, { n: integer }, 'select count(*)::int as n from platform.waiting_mails');
  return rows[0]?.n;
};

it('a mail that a killed process had in hand leaves another process once, and is not lost', async () => {
  const killed = await start();
  database = await openPostgres(postgres.url, 2, PATIENT);
  const authorship = createAuthorship(KEY);
  const outbox = anOutbox({ database, authorship, now: Date.now });
  await database.transaction((tx) =>
    outbox.put(tx, { to: 'asha@mail.example', subject: 'News', text: 'Something happened.' }),
  );
  await expect.poll(() => mailServer.addressed.length, PATIENCE).toBe(1);
  expect(await killed.kill('SIGKILL')).toBe('SIGKILL');
  expect([await waiting(), mailServer.taken]).toEqual([1, []]);

  answers = true;
  await database.execute('update platform.waiting_mails set leased_until = now()');
  await Promise.all([start(), start()]);
  await expect.poll(waiting, PATIENCE).toBe(0);
  expect(mailServer.taken).toHaveLength(1);
  expect(mailServer.taken[0]).toContain('To: asha@mail.example');
  expect(mailServer.taken[0]).toContain('Something happened.');
});
