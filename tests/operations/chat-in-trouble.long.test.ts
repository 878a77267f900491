import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '@tests/support/sign-in';
import { temporaryFolders } from '@tests/support/temporary-folders';
import pg from 'pg';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { MAX_MESSAGES } from '@/core/talk/chat/chat.rules';
import type { AddedMessage } from '@/core/talk/chat/chat-events.port';
import type { Message } from '@/core/talk/chat/conversation';
import { catchUpStartNumber, hasGap, withMessages } from '@/core/talk/chat/thread';
import { createResponseCheck } from '@/server/contract/response-check';
import { buildServer } from '../../scripts/lib/build-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { Client } from '../integration/harness/client';
import type { ServerProcess } from '../integration/harness/server-process';
import { freePort, SERVER_BUNDLE, startServerProcess } from '../integration/harness/server-process';
import { becomeWriter, profileTagOf } from '../integration/harness/world';

const MESSAGE = '/api/chat/jobseeker/message';
const BETWEEN = 40;
const AWAY_MS = 3_000;
const REFUSED_MS = 500;
const AROUND = 12;
const TOPIC = { type: 'topic', entityId: 1 };

const check = createResponseCheck(Object.values(serviceDocuments));

interface Talker {
  readonly browsers: readonly Client[];
  readonly cookie: string;
  readonly profileTag: string;
  /** The numbers of the messages that were acknowledged, by their texts. */
  readonly acknowledged: Map<string, number>;
}

describe('conversations over two processes and a real PostgreSQL', () => {
  const folder = temporaryFolders('chat-in-trouble');
  const data = folder();
  const ports: number[] = [];
  const processes: ServerProcess[] = [];
  let postgres: RunningPostgres;

  const start = (port: number): Promise<ServerProcess> =>
    startServerProcess({
      DATABASE_URL: postgres.url,
      DATABASE_POOL: '4',
      AUTHORSHIP_KEY: Buffer.alloc(32, 5).toString('hex'),
      DATA_DIR: data,
      PORT: String(port),
      DEMO_DATA: 'off',
      LIMIT_WRITES_PER_MINUTE: '1000000',
      LIMIT_CONTRIBUTIONS_PER_MINUTE: '1000000',
      LIMIT_READS_PER_MINUTE: '1000000',
    });
  const processAt = (place: number): ServerProcess => {
    const found = processes[place];
    if (found === undefined) throw new Error(`There is no process ${place}.`);
    return found;
  };

  beforeAll(async () => {
    const [started] = await Promise.all([startTemporaryPostgres(), buildServer(SERVER_BUNDLE)]);
    if (!started.running) throw new Error(started.reason);
    postgres = started;
    ports.push(await freePort(), await freePort());
    for (const port of ports) processes.push(await start(port));
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.kill('SIGKILL')));
    postgres.stop();
  });

  async function talker(name: string): Promise<Talker> {
    const { cookies, cookie } = await signIn(processAt(0), name);
    const browsers = processes.map(({ origin }) => {
      const client = new Client({ origin, check });
      for (const pair of cookies.pairs) client.cookies.set(pair.name, pair.value);
      return client;
    });
    const [browser] = browsers;
    if (browser === undefined) throw new Error('There is no process.');
    await becomeWriter(browser);
    return { browsers, cookie, profileTag: await profileTagOf(browser), acknowledged: new Map() };
  }

  /** Tries the processes until one is ready. */
  async function persist(user: Talker, ask: (browser: Client) => ReturnType<Client['get']>) {
    for (let attempt = 0; ; attempt += 1) {
      const browser = user.browsers[attempt % user.browsers.length] as Client;
      try {
        const answer = await ask(browser);
        if (answer.status !== 503) return answer;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      await pause(25);
    }
  }

  async function sendSurely(user: Talker, talkId: string, content: string): Promise<void> {
    const body = { talkId, messageId: randomUUID(), content };
    const answer = await persist(user, (browser) => browser.post(MESSAGE, body, { 'profile-tag': user.profileTag }));
    expect(answer.status).toBe(201);
    user.acknowledged.set(content, answer.body.number);
  }

  async function readAfter(user: Talker, talkId: string, after: number): Promise<readonly Message[]> {
    const query = `talkId=${talkId}&after=${after}&limit=${MAX_MESSAGES}`;
    const { status, body } = await persist(user, (browser) => browser.get(`${MESSAGE}/recent?${query}`));
    expect(status).toBe(200);
    return body.items;
  }

  /** Polls only after a disconnect, a loss or a visible gap. */
  function openPage(user: Talker, talkId: string, { origin }: ServerProcess) {
    let known: readonly Message[] = [];
    const put = (messages: readonly Message[]): void => {
      known = withMessages(known, messages);
    };
    const catchUp = async (after = catchUpStartNumber(known)): Promise<void> => {
      const missed = await readAfter(user, talkId, after);
      put(missed);
      if (missed.length === MAX_MESSAGES) await catchUp(missed.at(-1)?.number);
    };
    const socket: Socket = io(origin, {
      path: '/ws/',
      transports: ['websocket'],
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      extraHeaders: { origin, cookie: user.cookie },
    });
    socket.on('connect', () => void catchUp());
    // Refused connections are not retried by the library; the product does it.
    socket.on('connect_error', () => {
      if (!socket.active) setTimeout(() => socket.connect(), REFUSED_MS);
    });
    socket.on('eventsLost', () => void catchUp());
    socket.on('messageAdded', ({ message }: AddedMessage) => {
      put([message]);
      if (hasGap(known)) void catchUp();
    });
    return { known: () => known, close: () => socket.disconnect() };
  }

  async function storedIn(user: Talker, talkId: string): Promise<readonly Message[]> {
    let stored: readonly Message[] = [];
    for (;;) {
      const page = await readAfter(user, talkId, stored.length);
      if (page.length === 0) return stored;
      stored = [...stored, ...page];
    }
  }

  /** Each acknowledged message is present once with its number, in each user's order. */
  function expectWhole(
    stored: readonly Message[],
    talkers: readonly Talker[],
    first: readonly [string, number][] = [],
  ) {
    expect(stored.map(({ number }) => number)).toEqual(stored.map((_, at) => at + 1));
    const acknowledged = new Map([...first, ...talkers.flatMap(({ acknowledged: own }) => [...own])]);
    expect(stored).toHaveLength(acknowledged.size);
    for (const { number, content } of stored) expect([content, acknowledged.get(content)]).toEqual([content, number]);
    for (const { acknowledged: own } of talkers) {
      expect([...own.values()]).toEqual([...own.values()].toSorted((one, other) => one - other));
    }
  }

  it('lose no message that was acknowledged, store none twice, and keep the order, whatever is killed', async () => {
    const [asker, asked] = [await talker('Asha Nair'), await talker('Ravi Menon')];
    const to = (await asked.browsers[0]?.get('/api/user/user/anonymous-profile'))?.body.userName;
    const request = { to, messageId: randomUUID(), content: 'May I ask you something?' };
    const asking = await asker.browsers[0]?.post(`${MESSAGE}/request`, request, { 'profile-tag': asker.profileTag });
    const talkId = String(asking?.body.id);
    expect((await asked.browsers[1]?.post(`${MESSAGE}/group/${talkId}/accept`, {}))?.status).toBe(200);
    const pages = [openPage(asker, talkId, processAt(0)), openPage(asked, talkId, processAt(1))];

    let ending = false;
    const traffic = [asker, asked].map(async (user, side) => {
      for (let count = 1; !ending; count += 1) await sendSurely(user, talkId, `${side}: ${count}`);
    });
    const more = async (): Promise<void> => {
      const goals = [asker, asked].map(({ acknowledged }) => acknowledged.size + BETWEEN);
      while ([asker, asked].some(({ acknowledged }, side) => acknowledged.size < (goals[side] ?? 0))) await pause(20);
    };
    for (const place of [0, 1, 0, 1]) {
      await more();
      await processAt(place).kill('SIGKILL');
      await more();
      processes[place] = await start(ports[place] ?? 0);
    }
    for (const mode of ['immediate', 'fast'] as const) {
      await more();
      await postgres.halt(mode);
      await pause(AWAY_MS);
      await postgres.resume();
    }
    await more();
    ending = true;
    await Promise.all(traffic);
    await sendSurely(asker, talkId, 'last');

    const stored = await storedIn(asker, talkId);
    expectWhole(stored, [asker, asked], [[request.content, 1]]);
    const texts = stored.map(({ content }) => content);
    for (const page of pages) {
      await expect.poll(() => page.known().map(({ content }) => content), { timeout: 30_000 }).toEqual(texts);
      page.close();
    }
  });

  it('keep a room of three whole while each process is killed and the database is away in the midst of their messages', async () => {
    const people = [await talker('Meera Iyer'), await talker('Kabir Shah'), await talker('Zoya Khan')];
    const sql = new pg.Client(postgres.url);
    await sql.connect();
    await sql.query(
      `insert into content.communities (type, entity_id, name, slug, category)
       values ('topic', 1, 'Notice Period', 'notice-period', 'Work') on conflict do nothing`,
    );
    await sql.query(`update identity.users set created_on = created_on - 60`);
    await sql.end();
    let talkId = '';
    for (const { browsers } of people) {
      expect((await browsers[0]?.post('/api/feed/v1/community/join', TOPIC))?.status).toBe(200);
      talkId = String((await browsers[1]?.post(`${MESSAGE}/room`, TOPIC))?.body.id);
    }
    const pages = people.map((user, place) => openPage(user, talkId, processAt(place % 2)));

    /** Trouble starts when half are stored, and ends before the next messages. */
    const through = async (trouble: () => Promise<void>): Promise<void> => {
      const count = () => people.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      const half = count() + (people.length * AROUND) / 2;
      const sending = people.map(async (user, place) => {
        const begun = user.acknowledged.size;
        for (let said = 1; said <= AROUND; said += 1) await sendSurely(user, talkId, `${place}: ${begun + said}`);
      });
      while (count() < half) await pause(5);
      await trouble();
      await Promise.all(sending);
    };
    for (const place of [0, 1]) {
      await through(async () => {
        await processAt(place).kill('SIGKILL');
      });
      processes[place] = await start(ports[place] ?? 0);
    }
    for (const mode of ['immediate', 'fast'] as const) {
      await through(async () => {
        await postgres.halt(mode);
        await pause(AWAY_MS);
        await postgres.resume();
      });
    }
    for (const [place, user] of people.entries()) await sendSurely(user, talkId, `${place}: last`);
    const [reader] = people;
    const stored = reader === undefined ? [] : await storedIn(reader, talkId);
    expectWhole(stored, people);
    const texts = stored.map(({ content }) => content);
    for (const page of pages) {
      await expect.poll(() => page.known().map(({ content }) => content), { timeout: 30_000 }).toEqual(texts);
      page.close();
    }
  });
});
