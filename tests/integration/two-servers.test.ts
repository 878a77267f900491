import { randomUUID } from 'node:crypto';
import { accessTokenOf, guestHeaders, signIn } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { PATIENT, testDatabaseUrl } from '@tests/support/test-database';
import { startTestServer } from '@tests/support/test-server';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import type { Config } from '@/server/platform/config/config';
import { openPostgres } from '@/server/platform/postgres-database';
import { bigint, integer, text } from '@/server/platform/sql-types';
import type { RunningServer, StartOptions } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import type { Person } from './harness/world';
import { profileTagOf, startWorld } from './harness/world';

/** A second server over the first one's database. */
async function startBeside(
  first: RunningServer,
  config: Partial<Config> = {},
  clock: Pick<StartOptions, 'uptime'> = {},
): Promise<RunningServer> {
  const [row] = await select(first.database, { name: text }, 'select current_database() as name');
  const url = new URL(testDatabaseUrl ?? '');
  url.pathname = `/${row?.name}`;
  return startServer({
    config: testConfig(config),
    database: await openPostgres(url.href, 4, PATIENT),
    authorshipKey: Buffer.alloc(32, 5),
    ...clock,
  });
}

const reason = testDatabaseUrl === null ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

describe.skipIf(testDatabaseUrl === null)(`two servers over one PostgreSQL${reason}`, () => {
  it('share sessions, and what happens at one is heard at the other', async () => {
    const first = await startTestServer({ on: 'postgres' });
    const second = await startBeside(first);
    const { cookie, headers } = await signIn(first, 'Asha Nair');
    const profile = await fetch(`${second.origin}/api/user/user/profile`, {
      headers: { ...headers, origin: second.origin },
    });
    expect(profile.status).toBe(200);

    const socket = io(second.origin, {
      path: '/ws/',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin: second.origin, cookie },
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await fetch(`${first.origin}/logout`, { headers: { ...headers, systemid: 'desktop' } });
    expect(await gone).toBe('io server disconnect');
    socket.disconnect();
    await second.stop();
    await first.stop();
  });

  it('refuse a token of the other one’s built-in Google in plain words, and start no session', async () => {
    const first = await startTestServer({ on: 'postgres' });
    const second = await startBeside(first);
    const token = await accessTokenOf(first, 'Ritika Sen');
    const logInAt = ({ origin }: RunningServer) =>
      fetch(`${origin}/login/social`, {
        method: 'POST',
        headers: { ...guestHeaders({ origin }), systemid: 'desktop', 'content-type': 'application/json' },
        body: JSON.stringify({ socialUserType: 'gp', clientType: 'desktop', token, tokenType: 'access_token' }),
      });
    const refused = await logInAt(second);
    expect(refused.status).toBe(401);
    expect(JSON.stringify(await refused.json())).toContain('Google did not confirm this sign-in. Please try again.');
    expect(refused.headers.getSetCookie().join()).not.toContain('AT=');
    expect((await logInAt(first)).status).toBe(200);
    await second.stop();
    await first.stop();
  });

  it('know of a session that has ended at the other one, also without a socket', async () => {
    const first = await startTestServer({ on: 'postgres' });
    // Its memory never expires.
    const second = await startBeside(first, {}, { uptime: () => 0 });
    const { headers } = await signIn(first, 'Asha Nair');
    const statusAt = async ({ origin }: RunningServer): Promise<number> =>
      (await fetch(`${origin}/api/user/user/profile`, { headers: { ...headers, origin } })).status;
    expect(await statusAt(second)).toBe(200);
    await fetch(`${first.origin}/logout`, { headers: { ...headers, systemid: 'desktop' } });
    await expect.poll(() => statusAt(second), { timeout: 30_000 }).toBe(401);
    await second.stop();
    await first.stop();
  });

  it.each(['linkedin', 'naukri'])('answer a callback of %s that reaches both with one session', async (provider) => {
    const first = await startTestServer({ on: 'postgres' });
    const second = await startBeside(first);
    const begun = await fetch(`${first.origin}/login/${provider}?referer=/p/1`, { redirect: 'manual' });
    const [login = ''] = begun.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    const authorize = new URL(begun.headers.get('location') ?? '');
    const chosen = await fetch(authorize, {
      method: 'POST',
      headers: { origin: first.origin },
      body: new URLSearchParams({
        ...Object.fromEntries(authorize.searchParams),
        name: 'Kavya Menon',
        email: 'kavya.menon@mail.example',
        outcome: 'success',
      }),
      redirect: 'manual',
    });
    const { pathname, search } = new URL(chosen.headers.get('location') ?? '');
    const callBack = async ({ origin }: RunningServer, cookie = login) => {
      const ended = await fetch(`${origin}${pathname}${search}`, { redirect: 'manual', headers: { cookie } });
      return { to: ended.headers.get('location'), cookies: ended.headers.getSetCookie() };
    };
    const one = callBack(first);
    // The second process lacks the emulated provider's codes, so it must not be the first.
    const known = async () =>
      (await select(first.database, { count: bigint }, 'select count(*) from identity.used_tokens'))[0]?.count;
    await expect.poll(known, { interval: 5 }).not.toBe(0);
    const answers = [await callBack(second), await one, await callBack(second), await callBack(first)];
    expect(answers[0]?.to).toMatch(/^\/p\/1\?onLogin=true/);
    expect(answers[0]?.cookies.join()).toMatch(/AT=.*RT=/);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const stranger = await callBack(second, login.replace(/state%22%3A%22../, 'state%22%3A%22__'));
    expect(stranger.to).toContain('failed');
    expect(stranger.cookies.join()).not.toContain('AT=');
    await second.stop();
    await first.stop();
  });

  it('tell those who are in a room, wherever they entered it and wherever their sockets are, and those no more who left', async () => {
    const world = await startWorld('postgres');
    const second = await startBeside(world.server);
    const [writer, reader, stayer] = [await world.writer(), await world.writer(), await world.writer()];
    const MESSAGE = '/api/chat/jobseeker/message';
    const enter = async (person: Person): Promise<string> => {
      await person.post('/api/feed/v1/community/join', { type: 'topic', entityId: 1 });
      return String((await person.post(`${MESSAGE}/room`, { type: 'topic', entityId: 1 })).body.id);
    };
    const listen = async (person: Person) => {
      const socket = io(second.origin, {
        path: '/ws/',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { origin: second.origin, cookie: person.cookies.header },
      });
      const heard: string[] = [];
      socket.on('messageAdded', ({ message }) => heard.push(message.content));
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      return { socket, heard };
    };
    await enter(stayer);
    const [own, other] = [await listen(reader), await listen(stayer)];
    const talkId = await enter(writer);
    await enter(reader);
    const say = async (content: string): Promise<void> => {
      const tag = { 'profile-tag': await profileTagOf(writer) };
      const sent = await writer.post(MESSAGE, { talkId, messageId: randomUUID(), content }, tag);
      expect(sent.status).toBe(201);
    };
    let said = 0;
    const isHeard = async (): Promise<boolean> => {
      said += 1;
      await say(`Message ${said}`);
      await expect.poll(() => other.heard, { timeout: 20_000 }).toContain(`Message ${said}`);
      return own.heard.includes(`Message ${said}`);
    };
    await expect.poll(isHeard, { timeout: 20_000 }).toBe(true);
    await reader.post('/api/feed/v1/community/leave', { type: 'topic', entityId: 1 });
    await expect.poll(isHeard, { timeout: 20_000 }).toBe(false);
    for (const { socket } of [own, other]) socket.disconnect();
    await second.stop();
    await world.stop();
  });

  it('count requests together', async () => {
    const config = { limits: { login: 100, writes: 100, contributions: 100, reads: 20 } };
    const first = await startTestServer({ on: 'postgres', config });
    const second = await startBeside(first, config);
    const read = async ({ app }: RunningServer): Promise<number> => (await app.inject('/api/none')).statusCode;
    for (let count = 0; count < 20; count += 1) expect(await read(first)).toBe(404);
    expect(await read(first)).toBe(429);
    let passed = 0;
    while ((await read(second)) !== 429) {
      passed += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(passed).toBeLessThan(6);
    const [row] = await select(
      first.database,
      { count: integer, refs: integer },
      'select max(count) as count, min(length(sender_ref)) as refs from platform.request_counts',
    );
    expect(row?.refs).toBe(32);
    expect(row?.count).toBeGreaterThanOrEqual(20);
    await second.stop();
    await first.stop();
  });

  it('refuses to start with another authorship key than the data was written with', async () => {
    const first = await startTestServer({ on: 'postgres' });
    const [row] = await select(first.database, { name: text }, 'select current_database() as name');
    const url = new URL(testDatabaseUrl ?? '');
    url.pathname = `/${row?.name}`;
    const other = startServer({
      config: testConfig(),
      database: await openPostgres(url.href, 2, PATIENT),
      authorshipKey: Buffer.alloc(32, 6),
    });
    await expect(other).rejects.toThrow('This database was written with another authorship key.');
    await first.stop();
  });
});
