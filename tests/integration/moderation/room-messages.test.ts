import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REMOVED_MESSAGES_TO_LEAVE } from '@/core/talk/chat/room.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { profileTagOf, startWorld } from '../harness/world';

const CHAT = '/api/chat/jobseeker/message';
const TOPIC = { type: 'topic', entityId: 1 };

describeOnDatabases('a message to a room that is reported', (on) => {
  let world: World;
  let moderation: Moderation;
  let writer: Person;
  let reporter: Person;
  let other: Person;
  let moderator: Person;
  let talkId = '';
  beforeAll(async () => {
    world = await startWorld(on);
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    [writer, reporter, other] = [await world.writer(), await world.writer(), await world.writer()];
    moderator = await world.reader();
    await makeModerator(world.server.database, moderator.userId);
    for (const person of [writer, reporter, other]) {
      await person.post('/api/feed/v1/community/join', TOPIC);
      talkId = (await enter(person)).body.id;
    }
  });
  afterAll(() => world.stop());

  const enter = (person: Person) => person.post(`${CHAT}/room`, TOPIC);

  async function say(by: Person, content: string): Promise<string> {
    const message = { talkId, messageId: randomUUID(), content };
    const answer = await by.post(CHAT, message, { 'profile-tag': await profileTagOf(by) });
    expect(answer.status).toBe(201);
    return message.messageId;
  }

  async function reported(messageId: string) {
    expect((await reporter.post(`${CHAT}/report`, { talkId, messageId, reason: 'ABUSE' })).status).toBe(204);
    const [entry] = (await moderator.get('/api/moderation/cases')).body.cases;
    const reading = (await moderator.call('PUT', `/api/moderation/cases/${entry.caseId}/claim`)).body;
    return { caseId: String(entry.caseId), place: entry.place, reading };
  }

  async function remove(messageId: string) {
    const { caseId, reading, place } = await reported(messageId);
    const body = { verdict: 'remove', rule: 'ABUSE', words: [], seen: reading.seen };
    expect((await moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body })).status).toBe(200);
    return { caseId, reading, place };
  }

  async function settle() {
    world.pass(DECISION_UNDO_MS + 1);
    const { database, authorship, publish, outbox } = world.server;
    await settleDecisions({ database, authorship, outbox, publish, moderation, now: world.now });
  }

  const barOf = async (person: Person) =>
    (await person.get(`${CHAT}/room`)).body.items.find(
      ({ type, entityId }: typeof TOPIC) => type === TOPIC.type && entityId === TOPIC.entityId,
    )?.bar;

  it('is read by role and without a name, with the room; two that are removed put their writer out, until one is brought back', async () => {
    await say(other, 'What is the policy now?');
    const first = await say(writer, 'Ask your mother.');
    const { reading, place } = await remove(first);
    expect(place).toBe('the room Notice Period');
    expect(reading.context).toContain('Somebody else: What is the policy now?');
    for (const person of [writer, other, reporter]) {
      const { userName } = (await person.get('/api/user/user/anonymous-profile')).body;
      expect(JSON.stringify(reading)).not.toContain(userName);
    }
    await settle();
    expect(REMOVED_MESSAGES_TO_LEAVE).toBe(2);
    expect((await writer.get(`${CHAT}/recent?talkId=${talkId}&limit=10`)).status).toBe(200);

    const { caseId } = await remove(await say(writer, 'You are all fools.'));
    const texts = (await other.get(`${CHAT}/recent?talkId=${talkId}&limit=10`)).body.items;
    expect(texts.at(-1)).toMatchObject({ content: '', state: 'DELETED' });
    expect((await writer.get(`${CHAT}/recent?talkId=${talkId}&limit=10`)).body.code).toBe('talk_not_found');
    expect((await enter(writer)).body.code).toBe('room_removed');
    expect(await barOf(writer)).toBe('REMOVED');
    expect(await barOf(other)).toBeNull();
    // After an undo in time it is back, and its writer in the room.
    expect((await moderator.call('DELETE', `/api/moderation/cases/${caseId}/decision`)).status).toBe(204);
    expect((await writer.get(`${CHAT}/recent?talkId=${talkId}&limit=10`)).body.items.at(-1)).toMatchObject({
      content: 'You are all fools.',
      state: 'SENT',
    });
  });
});
