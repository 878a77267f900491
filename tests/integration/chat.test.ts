import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MESSAGE_CHANGE_MS } from '@/core/chat/chat.rules';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { profileTagOf, startWorld } from './harness/world';

const MESSAGE = '/api/chat/jobseeker/message';

describeOnDatabases('messages', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  it('can be changed and deleted for fifteen minutes, and no longer', async () => {
    const [asker, asked] = [await world.writer(), await world.writer()];
    const { userName: to } = (await asked.get('/api/user/user/anonymous-profile')).body;
    const messageId = randomUUID();
    const request = { to, messageId, content: 'May I ask you something?' };
    const { id: talkId } = (
      await asker.post(`${MESSAGE}/request`, request, { 'profile-tag': await profileTagOf(asker) })
    ).body;
    expect((await asked.post(`${MESSAGE}/group/${talkId}/accept`, {})).status).toBe(200);
    const edit = (content: string) => asker.call('PUT', MESSAGE, { body: { talkId, messageId, content } });

    world.pass(MESSAGE_CHANGE_MS - 60_000);
    expect((await edit('May I ask you two things?')).body).toMatchObject({ state: 'CHANGED' });
    world.pass(60_000);
    expect((await edit('May I ask you three things?')).body).toMatchObject({ status: 422, code: 'message_settled' });
    const deletion = await asker.call('DELETE', `${MESSAGE}?talkId=${talkId}&messageId=${messageId}`);
    expect(deletion.body).toMatchObject({ status: 422, code: 'message_settled' });
  });
});
