import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT } from '@/core/talk/chat/room.rules';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { profileTagOf, startWorld } from './harness/world';

const MESSAGE = '/api/chat/jobseeker/message';
const TOPIC = { type: 'topic', entityId: 1 };
const ACCOUNTS = 200;
const AT_ONCE = 20;

describeOnDatabases('a room that 200 accounts flood', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  async function enter(person: Person): Promise<string> {
    await person.post('/api/feed/v1/community/join', TOPIC);
    const { status, body } = await person.post(`${MESSAGE}/room`, TOPIC);
    expect(status).toBe(200);
    return String(body.id);
  }

  it('takes from each what a day allows, numbered without a gap, while the server answers all others', async () => {
    const flooders: Person[] = [];
    while (flooders.length < ACCOUNTS) {
      const made = await Promise.all(Array.from({ length: AT_ONCE }, () => world.writer()));
      await Promise.all(made.map(enter));
      flooders.push(...made);
    }
    const reader = await world.writer();
    const talkId = await enter(reader);

    let isOver = false;
    const flood = Promise.all(
      flooders.map(async (person) => {
        const tag = { 'profile-tag': await profileTagOf(person) };
        const answers: unknown[] = [];
        for (let sent = 0; sent <= MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT; sent += 1) {
          const message = { talkId, messageId: randomUUID(), content: `Buy, buy, buy ${sent}` };
          const { status, body } = await person.post(MESSAGE, message, tag);
          answers.push(status === 201 ? status : body.code);
        }
        return answers;
      }),
    ).finally(() => {
      isOver = true;
    });
    const guest = world.guest();
    const others: number[] = [];
    while (!isOver) {
      const answers = await Promise.all([
        guest.get('/api/feed/v1/community/aggregate'),
        reader.get(`${MESSAGE}/meta`),
        reader.get(`${MESSAGE}/recent?talkId=${talkId}&limit=100`),
      ]);
      others.push(...answers.map(({ status }) => status));
    }
    const allowed = Array.from({ length: MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT }, () => 201);
    for (const answers of await flood) expect(answers).toEqual([...allowed, 'too_many_room_messages']);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((status) => status !== 200)).toEqual([]);

    const total = ACCOUNTS * MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT;
    let numbers: readonly number[] = [];
    while (numbers.length < total) {
      const range = `limit=1000&after=${numbers.length}`;
      const { items } = (await reader.get(`${MESSAGE}/recent?talkId=${talkId}&${range}`)).body;
      expect(items.length).toBeGreaterThan(0);
      numbers = [...numbers, ...items.map(({ number }: { readonly number: number }) => number)];
    }
    expect(numbers).toEqual(Array.from({ length: total }, (_, place) => place + 1));
    expect((await reader.get(`${MESSAGE}/meta`)).body.unreadCount).toBe(total);
  });
});
