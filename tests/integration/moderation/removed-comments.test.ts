import { makeModerator } from '@tests/support/make-moderator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { comment, post, profileTagOf, startWorld } from '../harness/world';

const findings = [{ rule: 'CONTACT', words: ['98100 00210'], note: 'A phone number' }] as const;

describeOnDatabases('a comment that a moderator took off', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  async function moderator(): Promise<Person> {
    const person = await world.reader();
    await makeModerator(world.server.database, person.userId);
    return person;
  }

  it('is read by its author alone, who changes it and sends it again for another decision', async () => {
    const { database, authorship, publish, outbox } = world.server;
    const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
    const [author, reader] = [await world.writer(), await world.reader()];
    const [first, second] = [await moderator(), await moderator()];
    const held = async (who: Person) => (await who.get('/api/feed/v1/feed/user/held')).body;
    const decide = async (who: Person, decision: object) => {
      const [{ caseId }] = (await who.get('/api/moderation/cases')).body.cases;
      const { seen } = (await who.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
      const body = { words: [], rule: null, ...decision, seen };
      await who.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body });
      world.pass(DECISION_UNDO_MS);
      await settleDecisions({ database, authorship, outbox, publish, moderation, now: world.now });
    };
    const id = await comment(author, await post(await world.writer()));
    const path = `/api/feed/v1/comment/${id}`;

    await database.transaction((tx) => moderation.hold(tx, { kind: 'comment', id, findings }));
    const reasons = [{ words: ['98100 00210'] }];
    expect(await held(author)).toMatchObject([{ kind: 'comment', id, status: 'PENDING', reasons }]);
    await decide(first, { verdict: 'remove', rule: 'ABUSE' });
    const [removed] = await held(author);
    expect(removed).toMatchObject({ id, status: 'REJECTED', reasons: [] });
    expect((await author.get(path)).body).toMatchObject({ status: 'REMOVED', content: removed.text, isMine: true });
    expect((await reader.get(path)).body.code).toBe('comment_not_found');
    expect(await held(reader)).toEqual([]);

    const headers = { 'profile-tag': await profileTagOf(author) };
    const sent = await author.call('PUT', path, { body: { content: 'Said more kindly.' }, headers });
    expect(sent.body).toMatchObject({ status: 'HELD', content: 'Said more kindly.' });
    expect(await held(author)).toMatchObject([{ id, status: 'PENDING', text: 'Said more kindly.' }]);
    await decide(second, { verdict: 'keep' });
    expect(await held(author)).toEqual([]);
    expect((await reader.get(path)).body.content).toBe('Said more kindly.');
  });
});
