import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_PUSH_FAILURES } from '@/core/account/push/push-retries.rules';
import { DAY_MS, dayInIndia, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import {
  postCommented,
  postUpvotedNotification,
  welcomeNotification,
} from '@/core/talk/notifications/notification-texts.rules';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { migrate } from '@/server/platform/migrate';
import { bigint } from '@/server/platform/sql-types';
import { sealDevice } from '@/server/services/account/push/push/device-seal';
import { storeDevice } from '@/server/services/account/push/push/devices.queries';
import type { PushOutcome } from '@/server/services/account/push/push/push-sender';
import { PushRounds } from '@/server/services/account/push/push/rounds';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { insertRow, run, select } from '../support/sql';
import { openDatabaseOn, testDatabaseKinds } from '../support/test-database';

const NOON = Date.parse('2026-11-23T12:00:00+05:30');
const POST = { postId: 'f43e2d3d-3b96-4a83-a17e-623af3953260', commentId: 'c1', text: 'It took me 60 days.' };
const TAKEN: PushOutcome = { kind: 'taken' };

describe.each(testDatabaseKinds)('turns of push on %s', (kind) => {
  const authorship = createAuthorship(Buffer.alloc(32, 1));
  let database: Database;
  let drop: () => Promise<void>;
  let now: number;
  let sent: { readonly endpoint: string; readonly payload: string }[];
  let answer: (endpoint: string) => PushOutcome;
  beforeAll(async () => {
    ({ database, drop } = await openDatabaseOn(kind));
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  beforeEach(async () => {
    now = NOON;
    sent = [];
    answer = () => TAKEN;
    for (const table of ['persona.push_devices', 'persona.notifications', 'persona.personas', 'identity.sessions'])
      await run(database, `delete from ${table}`);
  });

  const rounds = () =>
    new PushRounds({
      database,
      authorship,
      now: () => now,
      sender: {
        send: async ({ endpoint }, payload) => {
          sent.push({ endpoint, payload });
          return answer(endpoint);
        },
      },
    });
  const endpoints = () => sent.map(({ endpoint }) => endpoint);

  async function aDevice(persona: Uint8Array, endpoint: string): Promise<string> {
    const sessionId = randomUUID();
    const [ref, seal] = [authorship.ownerRef(sessionId), authorship.sealJson(Buffer.from(sessionId), 'user')];
    const days = { started_on: dayInIndia(now), seen_on: dayInIndia(now), ends_on: dayInIndia(now + 30 * DAY_MS) };
    const tokens = { access_hash: ref, access_seal: seal };
    const row = { id: sessionId, owner_ref: ref, owner_seal: seal, provider: 'google', ...tokens, ...days };
    await insertRow(database, 'identity.sessions', row);
    const inbox = authorship.inboxRef(persona);
    const device = {
      sessionId,
      persona: Buffer.from(persona).toString('base64'),
      endpoint,
      keys: { p256dh: 'a', auth: 'b' },
    };
    const seals = [authorship.endpointRef(endpoint), sealDevice(authorship, inbox, device)] as const;
    await database.query(storeDevice, authorship.pushDeviceRef(sessionId), inbox, ...seals, days.ends_on);
    return sessionId;
  }

  const aPersona = () => authorship.personaRef(randomUUID());
  const tell = (persona: Uint8Array, news = postCommented({ ...POST, comments: 1 })) =>
    new Inbox(authorship, () => now).put(database, persona, news, 'renew');
  const count = async (table: string) =>
    Number((await select(database, { n: bigint }, `select count(*) as n from ${table}`))[0]?.n);
  const choose = async (
    persona: Uint8Array,
    choices: { readonly kinds: readonly string[]; readonly at_night: boolean },
  ) => {
    await insertRow(database, 'persona.personas', { persona_ref: persona });
    await insertRow(database, 'persona.push_choices', { persona_ref: persona, ...choices });
  };

  it('sends each news to each device of its user once, and to nobody else', async () => {
    const [persona, other] = [aPersona(), aPersona()];
    await aDevice(persona, 'https://push.example/1');
    await aDevice(persona, 'https://push.example/2');
    await aDevice(other, 'https://push.example/3');
    await tell(persona);
    await Promise.all([rounds().run(), rounds().run()]);
    await rounds().run();
    expect(endpoints().toSorted()).toEqual(['https://push.example/1', 'https://push.example/2']);
    expect(await count('persona.pushes')).toBe(0);
  });

  it('rings once for news about one subject until the user has seen them, and again after that', async () => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    for (const comments of [1, 2]) {
      await tell(persona, postCommented({ ...POST, comments }));
      await rounds().run();
    }
    expect(sent).toHaveLength(1);
    await run(database, 'update persona.notifications set status = 1');
    await tell(persona, postCommented({ ...POST, comments: 3 }));
    await rounds().run();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['is seen', 'update persona.notifications set status = 1'],
    ['is dismissed', 'update persona.notifications set dismissed = true'],
    ['is taken back', 'delete from persona.notifications'],
  ])('sends nothing of what %s before its turn', async (_name, act) => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    await tell(persona);
    await run(database, act);
    await rounds().run();
    expect(sent).toEqual([]);
    expect(await count('persona.pushes')).toBe(0);
  });

  it('sends what the user chose, and of the rest nothing', async () => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    const upvoted = postUpvotedNotification({ id: POST.postId, title: null, opening: 'x', people: 1 });
    for (const news of [upvoted, welcomeNotification('Tarakki')]) await tell(persona, news);
    await rounds().run();
    expect(sent).toEqual([]);
    await choose(persona, { kinds: ['votes'], at_night: false });
    await run(database, 'delete from persona.notifications');
    for (const news of [upvoted, postCommented({ ...POST, comments: 1 })]) await tell(persona, news);
    await rounds().run();
    expect(sent.map(({ payload }) => JSON.parse(payload).line)).toEqual(['Your post was found useful']);
  });

  it('lets news of the night wait for the morning, unless the user wants them', async () => {
    const [sleeper, awake] = [aPersona(), aPersona()];
    await aDevice(sleeper, 'https://push.example/sleeper');
    await aDevice(awake, 'https://push.example/awake');
    await choose(awake, { kinds: ['comments'], at_night: true });
    now = Date.parse('2026-11-23T23:30:00+05:30');
    for (const persona of [sleeper, awake]) await tell(persona);
    await rounds().run();
    expect(endpoints()).toEqual(['https://push.example/awake']);
    now = Date.parse('2026-11-24T07:59:59+05:30');
    await rounds().run();
    expect(sent).toHaveLength(1);
    now = Date.parse('2026-11-24T08:00:00+05:30');
    await rounds().run();
    expect(endpoints()).toEqual(['https://push.example/awake', 'https://push.example/sleeper']);
  });

  it('sends nothing after the session has ended, however it did, and forgets the device', async () => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    await tell(persona);
    await run(database, 'delete from identity.sessions');
    await rounds().run();
    expect(sent).toEqual([]);
    expect([await count('persona.push_devices'), await count('persona.pushes')]).toEqual([0, 0]);
  });

  it('forgets a device that is gone; the others stay', async () => {
    const persona = aPersona();
    for (const place of ['gone', 'there']) await aDevice(persona, `https://push.example/${place}`);
    answer = (endpoint) => (endpoint.endsWith('gone') ? { kind: 'gone' } : TAKEN);
    await tell(persona);
    await rounds().run();
    expect([await count('persona.push_devices'), await count('persona.pushes')]).toEqual([1, 0]);
  });

  it('sends nothing to a device for as long as its push service asks for, later news neither', async () => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    answer = () => ({ kind: 'later', seconds: 600 });
    await tell(persona);
    await rounds().run();
    answer = () => TAKEN;
    await tell(persona, postCommented({ ...POST, postId: randomUUID(), comments: 1 }));
    now += 599_000;
    await rounds().run();
    expect(sent).toHaveLength(1);
    now += 1_000;
    await rounds().run();
    expect(sent).toHaveLength(3);
    expect(await count('persona.pushes')).toBe(0);
  });

  it('waits longer with each failure, and gives a device up in the end', async () => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    answer = () => ({ kind: 'later', seconds: 1 });
    for (let failure = 1; failure <= MAX_PUSH_FAILURES; failure += 1) {
      expect(await count('persona.push_devices')).toBe(1);
      await tell(persona, postCommented({ ...POST, postId: randomUUID(), comments: 1 }));
      now += 6 * HOUR_MS;
      now += (NOON - now) % DAY_MS === 0 ? 0 : DAY_MS + ((NOON - now) % DAY_MS);
      await rounds().run();
    }
    expect(await count('persona.push_devices')).toBe(0);
  });

  it('leaves what a stopped server had taken to another, two minutes later', async () => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    await tell(persona);
    answer = () => {
      throw new Error('The server is stopped.');
    };
    await expect(rounds().run()).rejects.toThrow('stopped');
    answer = () => TAKEN;
    await rounds().run();
    expect(sent).toHaveLength(1);
    now += 120_000;
    await rounds().run();
    expect(sent).toHaveLength(2);
  });

  it('sends no news of the day before yesterday', async () => {
    const persona = aPersona();
    await aDevice(persona, 'https://push.example/1');
    await tell(persona);
    now += 2 * DAY_MS;
    await rounds().run();
    expect([sent.length, await count('persona.pushes')]).toEqual([0, 0]);
  });

  it('goes on past hundreds of devices of which a third are dead', async () => {
    const personas = Array.from({ length: 180 }, aPersona);
    for (const [place, persona] of personas.entries()) {
      await aDevice(persona, `https://push.example/${place % 3 === 0 ? 'dead' : 'live'}/${place}`);
      await tell(persona);
    }
    answer = (endpoint) => (endpoint.includes('dead') ? { kind: 'gone' } : TAKEN);
    await rounds().run();
    expect(sent).toHaveLength(180);
    expect([await count('persona.push_devices'), await count('persona.pushes')]).toEqual([120, 0]);
  });
});
