import { aComplaint } from '@tests/support/a-complaint';
import { makeModerator } from '@tests/support/make-moderator';
import { signIn } from '@tests/support/sign-in';
import { insertRow, select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { PATIENT } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { createResponseCheck } from '@/server/contract/response-check';
import { createAuthorship } from '@/server/platform/authorship';
import type { PostgresDatabase } from '@/server/platform/postgres-database';
import { openPostgres } from '@/server/platform/postgres-database';
import { integer, text, uuid } from '@/server/platform/sql-types';
import { appendLog } from '@/server/services/trust/moderation/public-log/append-log';
import { storedLog } from '@/server/services/trust/moderation/public-log/stored-log';
import { verifyLog } from '@/server/services/trust/moderation/public-log/verify-log';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { Client } from '../integration/harness/client';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from '../integration/harness/server-process';
import { becomeWriter, post } from '../integration/harness/world';

const KEY = Buffer.alloc(32, 6);
/** A decision is final after a minute, and is processed within ten seconds. */
const PATIENCE = { timeout: 150_000, interval: 300 };
const check = createResponseCheck(Object.values(serviceDocuments));
const dataFolder = temporaryFolders('killed-after-a-decision')();

let postgres: RunningPostgres;
let port = 0;
let server: ServerProcess;
let database: PostgresDatabase;
let holder: PostgresDatabase;

const start = (): Promise<ServerProcess> =>
  startServerProcess({
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '4',
    AUTHORSHIP_KEY: KEY.toString('hex'),
    DATA_DIR: dataFolder,
    PORT: String(port),
    DEMO_DATA: 'off',
  });

beforeAll(async () => {
  const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
  if (!started.running) throw new Error(started.reason);
  postgres = started;
  port = await freePort();
  server = await start();
  database = await openPostgres(postgres.url, 2, PATIENT);
  holder = await openPostgres(postgres.url, 1, PATIENT);
  const topic = { id: 1, name: 'Notice Period', slug: 'notice-period' };
  await insertRow(database, 'catalog.topics', { ...topic, description: topic.name, section: null });
  const { id: entity_id, name, slug } = topic;
  await insertRow(database, 'content.communities', { type: 'topic', entity_id, name, slug, category: 'Topic' });
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await holder?.close();
  await database?.close();
  await postgres?.stop();
});

async function browser(name: string): Promise<Client> {
  const { cookies } = await signIn(server, name);
  const client = new Client({ origin: server.origin, check });
  for (const { name: cookie, value } of cookies.pairs) client.cookies.set(cookie, value);
  return client;
}

async function moderatorNamed(name: string): Promise<Client> {
  const client = await browser(name);
  const address = `${name.toLowerCase().replace(' ', '.')}@mail.example`;
  const [account] = await select(
    database,
    { id: uuid },
    'select user_id as id from identity.accounts where email = $1',
    address,
  );
  await makeModerator(database, account?.id ?? '');
  return client;
}

async function left() {
  const [found] = await select(
    database,
    { lines: integer, statements: integer, decided: integer, open: integer },
    `select (select count(*) from moderation.unlogged)::int as lines, (select count(*) from persona.statements)::int as statements,
       (select count(*) from moderation.cases where state = 'DECIDED')::int as decided, (select count(*) from moderation.cases where state = 'OPEN')::int as open`,
  );
  return found;
}

async function caseOf(itemId: string): Promise<string> {
  const [found] = await select(
    database,
    { id: text },
    `select id::text from moderation.cases where item_id = '${itemId}'`,
  );
  return found?.id ?? '';
}

async function waiting(): Promise<number> {
  const [found] = await select(
    database,
    { n: integer },
    `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into moderation.unlogged%'`,
  );
  return found?.n ?? 0;
}

async function killAmidSettling(): Promise<void> {
  await holder.transaction(async (tx) => {
    await tx.execute('lock table moderation.unlogged in exclusive mode');
    server = await start();
    await expect.poll(waiting, PATIENCE).toBe(1);
    expect(await server.kill('SIGKILL')).toBe('SIGKILL');
  });
  await expect.poll(waiting, PATIENCE).toBe(0);
}

const decide = (who: Client, caseId: string, body: object) =>
  who.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body });
const claim = (who: Client, caseId: string) => who.call('PUT', `/api/moderation/cases/${caseId}/claim`);

it('killed with SIGKILL after a decision, and again amid its settling, a server that comes back writes one line and one statement, and leaves alone what was taken back', async () => {
  const author = await browser('Asha Nair');
  await becomeWriter(author);
  const [moderator, other] = [await moderatorNamed('Meera Iyer'), await moderatorNamed('Kabir Rao')];
  const guest = new Client({ origin: server.origin, check });
  const posts = [await post(author), await post(author, { content: 'Does anybody buy out sixty days?' })];
  for (const id of posts)
    expect((await guest.post('/api/complaints/complaints', aComplaint(id, { ground: 'HARASSMENT' }))).status).toBe(201);
  const [removed = '', undone = ''] = await Promise.all(posts.map(caseOf));
  const removal = { verdict: 'remove', rule: 'ABUSE', words: [] };
  const versionTagOf = async (id: string): Promise<string> => (await claim(moderator, id)).body.seen;
  const seen = await versionTagOf(removed);
  expect((await decide(moderator, removed, { ...removal, seen })).status).toBe(200);
  expect((await decide(moderator, undone, { ...removal, seen: await versionTagOf(undone) })).status).toBe(200);
  expect((await moderator.call('DELETE', `/api/moderation/cases/${undone}/decision`)).status).toBe(204);
  expect(await server.kill('SIGKILL')).toBe('SIGKILL');
  const undecided = { lines: 0, statements: 0, decided: 1, open: 1 };
  expect(await left()).toEqual(undecided);

  await killAmidSettling();
  expect(await left()).toEqual(undecided);

  server = await start();
  const settled = { lines: 1, statements: 1, decided: 0, open: 1 };
  await expect.poll(left, PATIENCE).toEqual(settled);
  expect((await author.get('/api/moderation/statements')).body.items).toHaveLength(1);
  for (const answer of [await claim(other, removed), await decide(moderator, removed, { ...removal, seen })])
    expect([answer.status, answer.body.code]).toEqual([404, 'case_not_found']);
  const statuses = posts.map(async (id) => (await guest.get(`/api/feed/v1/feed/${id}`)).body.status);
  expect(await Promise.all(statuses)).toEqual(['NOT_FOUND', 'LIVE']);

  // An undone decision is settled anew, and nothing of the first returns.
  const keeping = { verdict: 'keep', rule: null, words: [], seen: await versionTagOf(undone) };
  expect((await decide(moderator, undone, keeping)).status).toBe(200);
  await server.kill('SIGKILL');
  expect(await left()).toEqual({ ...settled, decided: 1, open: 0 });
  server = await start();
  await expect.poll(left, PATIENCE).toEqual({ lines: 2, statements: 1, decided: 0, open: 0 });
  await server.kill('SIGKILL');

  await appendLog({ database, now: Date.now });
  await appendLog({ database, now: () => Date.now() + 8 * DAY_MS });
  expect(await left()).toMatchObject({ lines: 0 });
  const log = await storedLog({ database, authorship: createAuthorship(KEY), address: server });
  expect(await verifyLog(log, null)).toEqual({ lines: 2, takenOut: 0, faults: [] });
  const acts = await select(database, { act: text }, 'select act from moderation.log order by act');
  expect(acts.map(({ act }) => act)).toEqual(['KEPT', 'REMOVED']);
});
