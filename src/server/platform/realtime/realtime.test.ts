import { randomUUID } from 'node:crypto';
import { holdCalls } from '@tests/integration/harness/held-calls';
import { aNotification } from '@tests/support/a-notification';
import { aPost } from '@tests/support/a-post';
import type { SignedIn } from '@tests/support/sign-in';
import { signIn } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { startTestServer } from '@tests/support/test-server';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boolean } from '@/server/platform/sql-types';
import type { RunningServer } from '@/server/start-server';

interface RawSocket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(frame: string): void;
  ping(content: string): void;
  pause(): void;
  resume(): void;
}

const post = aPost();
const notification = aNotification({ notificationId: '3f0a5c0e-74a3-4b3e-9b37-1c2b7f0a9d11' });

describe.each(testDatabaseKinds)('the sockets, on %s', (on) => {
  let server: RunningServer;
  const open: Socket[] = [];
  beforeAll(async () => {
    server = await startTestServer({ on, config: { scheduledWork: false } });
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(() => server.stop());

  interface Listener {
    readonly socket: Socket;
    readonly heard: string[];
    next(): Promise<void>;
  }

  async function listen(cookie: string, options: Readonly<Record<string, unknown>> = {}): Promise<Listener> {
    const socket = io(server.origin, {
      path: '/ws/',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin: server.origin, ...(cookie === '' ? {} : { cookie }) },
      ...options,
    });
    open.push(socket);
    const heard: string[] = [];
    let wake = (): void => undefined;
    socket.onAny((event: string) => {
      heard.push(event);
      wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return { socket, heard, next: () => new Promise((resolve) => (wake = resolve)) };
  }

  /** Opens a guest's connection that stops reading. With `expectEnd` it resumes and must find itself closed. */
  async function listenWithoutReading() {
    const { socket } = await listen('');
    const { ws: raw } = socket.io.engine.transport as unknown as { readonly ws: RawSocket };
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    raw.pause();
    const expectEnd = async () => {
      const last = { ...post, title: randomUUID() };
      const goesOn = new Promise((resolve) =>
        socket.on('postChanged', ({ title }) => (title === last.title ? resolve('It goes on.') : null)),
      );
      server.publish.postChanged(last);
      raw.resume();
      expect(await Promise.race([ended, goesOn])).not.toBe('It goes on.');
    };
    return { raw, expectEnd };
  }

  const personaOf = async ({ cookies: { pairs } }: SignedIn): Promise<Uint8Array> => {
    const cookies = Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
    return (await server.sessions.authenticateSocket(cookies))?.personaRef ?? new Uint8Array();
  };

  it('tell everybody of a post and a person of their own notification, on all their devices', async () => {
    const [asha, ravi] = [await signIn(server, 'Asha Nair'), await signIn(server, 'Ravi Rao')];
    const listeners = await Promise.all([listen(asha.cookie), listen(asha.cookie), listen(ravi.cookie), listen('')]);
    const all = Promise.all(listeners.map((listener) => listener.next()));
    server.publish.postAdded(post);
    await all;
    expect(listeners.map(({ heard }) => heard)).toEqual(Array(4).fill(['postAdded']));
    const both = Promise.all(listeners.slice(0, 2).map((listener) => listener.next()));
    server.publish.notificationAdded(await personaOf(asha), notification);
    await both;
    server.publish.postAdded(post);
    await Promise.all(listeners.map((listener) => listener.next()));
    expect(listeners.map(({ heard }) => heard.length)).toEqual([3, 3, 2, 2]);
  });

  it.each([
    ['answers to its frames', 20_000, (raw: RawSocket) => raw.send(`40/${'x'.repeat(1_900)},`)],
    ['answers to its pings', 250_000, (raw: RawSocket) => raw.ping('x'.repeat(125))],
  ])('hang up on a connection that reads no %s', async (_, count, send) => {
    const idle = await listenWithoutReading();
    for (let sent = 0; sent < count; sent += 1) send(idle.raw);
    // Either the connection is closed, or its buffer drains.
    await expect
      .poll(() => idle.raw.readyState !== idle.raw.OPEN || idle.raw.bufferedAmount === 0, { timeout: 60_000 })
      .toBe(true);
    await idle.expectEnd();
  });

  it('hang up on a connection that reads no events, and on none that does', async () => {
    const [idle, reader] = [await listenWithoutReading(), await listen('')];
    const content = 'x'.repeat(10_000);
    for (let sent = 50; sent <= 4_000; sent += 50) {
      for (let times = 0; times < 50; times += 1) server.publish.postAdded({ ...post, content });
      while (reader.heard.filter((event) => event === 'postAdded').length < sent) await reader.next();
    }
    await idle.expectEnd();
    expect(reader.socket.connected).toBe(true);
  });

  it('hang up when the session ends', async () => {
    const person = await signIn(server, 'Short Visit');
    const { socket } = await listen(person.cookie);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    await fetch(`${server.origin}/logout`, { headers: { ...person.headers, systemid: 'desktop' } });
    await gone;
    expect(await listen(person.cookie).then(({ heard }) => heard)).toEqual([]);
  });

  it('bring nothing of a session that ends while they are being admitted, wherever in that it ends', async () => {
    const heard: string[] = [];
    let places = 0;
    for (let isHeld = true; isHeld; places += 1) {
      const person = await signIn(server, `Ended at ${places}`);
      const personaRef = await personaOf(person);
      const held = holdCalls(server.database, places);
      const late = listen(person.cookie).catch(() => null);
      isHeld = await Promise.race([held.call.then(() => true), late.then(() => false)]);
      if (isHeld) await fetch(`${server.origin}/logout`, { headers: { ...person.headers, systemid: 'desktop' } });
      held.release();
      const listener = await late;
      if (!isHeld || listener === null) continue;
      const { socket } = listener;
      const gone = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
      server.publish.notificationAdded(personaRef, notification);
      server.publish.postAdded(post);
      while (socket.connected && !listener.heard.includes('postAdded')) await Promise.race([gone, listener.next()]);
      heard.push(...listener.heard);
    }
    expect(places).toBeGreaterThan(3);
    expect(heard.filter((event) => event !== 'postAdded')).toEqual([]);
  });

  it('hang up on whoever says something, and on what is too long', async () => {
    for (const said of ['x', 'x'.repeat(3_000)]) {
      const { socket } = await listen('');
      const gone = new Promise((resolve) => socket.once('disconnect', resolve));
      socket.emit('postAdded', said);
      await gone;
    }
  });

  it('refuse other sites and long polling', async () => {
    await expect(listen('', { extraHeaders: { origin: 'https://evil.example' } })).rejects.toThrow();
    await expect(listen('', { extraHeaders: {} })).rejects.toThrow();
    const polling = await fetch(`${server.origin}/ws/?EIO=4&transport=polling`, { headers: { origin: server.origin } });
    expect(polling.status).toBe(400);
  });

  it.skipIf(on !== 'postgres')('are told that events were lost where the connection that listens was', async () => {
    const { heard, socket } = await listen('');
    await select(
      server.database,
      { isEnded: boolean },
      `select pg_terminate_backend(pid) as "isEnded" from pg_stat_activity
       where datname = current_database() and query like 'LISTEN%'`,
    );
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['eventsLost']);
    expect(socket.connected).toBe(true);
    const told = new Promise((resolve) => socket.once('postAdded', resolve));
    server.publish.postAdded(post);
    await told;
  });

  it('come back by themselves from a server that takes leave, which still answers and is not ready', async () => {
    const { socket } = await listen('');
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const cut = new AbortController();
    const left = server.drain(300_000, cut.signal);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    const answer = await fetch(`${server.origin}/healthz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    cut.abort();
    await left;
    await server.app.close();
    expect(await gone).toBe('transport close');
  });
});
