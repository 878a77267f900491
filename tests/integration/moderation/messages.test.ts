import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { integer } from '@/server/platform/sql-types';
import { purgeReportedMessages } from '@/server/services/talk/chat/chat/moderated.queries';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { profileTagOf, startWorld } from '../harness/world';

const CHAT = '/api/chat/jobseeker/message';
const REMOVAL = { verdict: 'remove', rule: 'ABUSE', words: [] };

describeOnDatabases('a message that is reported', (on) => {
  let world: World;
  let moderation: Moderation;
  let writer: Person;
  let reporter: Person;
  let moderator: Person;
  let talkId = '';
  beforeAll(async () => {
    world = await startWorld(on);
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    [writer, reporter, moderator] = [await world.writer(), await world.writer(), await world.reader()];
    await makeModerator(world.server.database, moderator.userId);
    const { userName: to } = (await reporter.get('/api/user/user/anonymous-profile')).body;
    const request = { to, messageId: randomUUID(), content: 'May I ask you something?' };
    talkId = (await writer.post(`${CHAT}/request`, request, { 'profile-tag': await profileTagOf(writer) })).body.id;
    await reporter.post(`${CHAT}/group/${talkId}/accept`, {});
  });
  afterAll(() => world.stop());

  async function say(by: Person, content: string): Promise<string> {
    const message = { talkId, messageId: randomUUID(), content };
    const answer = await by.post(CHAT, message, { 'profile-tag': await profileTagOf(by) });
    expect(answer.status).toBe(201);
    return message.messageId;
  }
  const report = (by: Person, messageId: string, reason = 'ABUSE') =>
    by.post(`${CHAT}/report`, { talkId, messageId, reason });
  const queue = async () => (await moderator.get('/api/moderation/cases')).body.cases;
  const claimed = async (caseId: string) => (await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  const decide = async (caseId: string, body: object) => {
    const { seen } = await claimed(caseId);
    const answer = await moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, {
      body: { words: [], ...body, seen },
    });
    expect(answer.status).toBe(200);
    world.pass(DECISION_UNDO_MS + 1);
    const { database, authorship, publish, outbox } = world.server;
    await settleDecisions({ database, authorship, outbox, publish, moderation, now: world.now });
  };
  const textsFor = async (who: Person) =>
    (await who.get(`${CHAT}/recent?talkId=${talkId}&limit=1000`)).body.items.map(
      ({ content, state }: { content: string; state: string }) => `${state} ${content}`,
    );
  const copies = async () => {
    const [row] = await select(
      world.server.database,
      { count: integer },
      'select count(*)::int as count from moderation.reported_messages',
    );
    return row?.count;
  };

  it('is read by moderators with those before it and without a name, removed for both, and its writer gets a statement', async () => {
    await say(reporter, 'Please stop.');
    const messageId = await say(writer, 'You will regret it.');
    expect((await report(reporter, messageId)).status).toBe(204);
    expect((await report(reporter, messageId, 'OTHER')).status).toBe(204);
    expect((await report(writer, messageId)).body.code).toBe('own_message');
    expect((await report(moderator, messageId)).body.code).toBe('talk_not_found');
    const [entry, ...others] = await queue();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'message', place: 'a conversation' });
    const reading = await claimed(entry.caseId);
    expect(reading.parts).toEqual([expect.objectContaining({ text: 'You will regret it.' })]);
    expect(reading.context).toBe('Who wrote it: May I ask you something?\nWho reported it: Please stop.');
    for (const person of [writer, reporter]) {
      const { userName } = (await person.get('/api/user/user/anonymous-profile')).body;
      expect(JSON.stringify(reading)).not.toContain(userName);
    }
    await decide(entry.caseId, REMOVAL);
    for (const person of [writer, reporter]) {
      expect((await textsFor(person)).at(-1)).toBe('DELETED ');
    }
    expect((await report(reporter, messageId)).body.code).toBe('message_not_found');
    const news = async (who: Person) =>
      (await who.get('/api/notification/notifications?platform=phone')).body.items.filter(
        ({ variantId }: { variantId: string }) => variantId === 'statement',
      );
    expect(await news(writer)).toHaveLength(1);
    expect(await news(reporter)).toEqual([]);
  });

  it('stays as it was where a moderator keeps it, and its copy goes', async () => {
    const before = await copies();
    const messageId = await say(writer, 'We pay on the last day of the month.');
    await report(reporter, messageId, 'FALSE');
    expect(await copies()).toBe((before ?? 0) + 1);
    const [entry] = await queue();
    await decide(entry.caseId, { verdict: 'keep', rule: null });
    expect((await textsFor(reporter)).at(-1)).toBe('SENT We pay on the last day of the month.');
    await world.server.database.query(purgeReportedMessages);
    expect(await copies()).toBe(before);
  });

  it('goes with its conversation, copy and all', async () => {
    const messageId = await say(writer, 'Once more.');
    await report(reporter, messageId);
    await run(world.server.database, 'delete from persona.talks where id = $1', talkId);
    expect(await copies()).toBe(0);
  });
});
