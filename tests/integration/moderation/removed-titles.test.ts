import { randomUUID } from 'node:crypto';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import type { ModeratedWorld } from '../harness/moderated-world';
import { startModeratedWorld } from '../harness/moderated-world';
import { aReview } from '../harness/told-contributions';
import { comment, post } from '../harness/world';

let { world, moderation, people } = {} as ModeratedWorld;

beforeAll(async () => {
  ({ world, moderation, people } = await startModeratedWorld(testDatabaseKind));
});
afterAll(() => world.stop());

async function decide(decision: object): Promise<void> {
  const { moderator } = people;
  const [{ caseId }] = (await moderator.get('/api/moderation/cases')).body.cases;
  const { seen } = (await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  const body = { words: [], rule: null, ...decision, seen };
  expect((await moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body })).status).toBe(200);
  world.pass(DECISION_UNDO_MS);
  const { database, authorship, outbox, publish } = world.server;
  await settleDecisions({ database, authorship, outbox, publish, moderation, now: world.now });
}
const report = (resourceType: 'post' | 'review', resourceId: string) =>
  people.reader.post('/api/feed/v1/report', { resourceId, resourceType, reason: 'ABUSE', details: null });
const statusOf = async (id: string) => (await people.reader.get(`/api/feed/v1/feed/${id}`)).body.status;

it('the title of a post that a moderator took off is held where it is told again, as a title and below one, until a moderator publishes it', async () => {
  const title = 'The manager of the second floor takes money for each leave that he signs';
  const id = await post(people.author, { title, content: 'Ask anyone there.' });
  await report('post', id);
  await decide({ verdict: 'remove', rule: 'ABUSE' });
  // On one day, the repetition alone would be a finding.
  world.pass(DAY_MS);
  const again = await post(await world.writer(), { title: `${title.toUpperCase()}!`, content: 'Another text.' });
  expect(await statusOf(again)).toBe('FLAGGED');
  await decide({ verdict: 'keep' });
  expect(await statusOf(again)).toBe('LIVE');
  const under = await comment(people.author, await post(people.author), title);
  expect((await people.author.get(`/api/feed/v1/comment/${under}`)).body.status).toBe('LIVE');
});

it('the title of a review that a moderator took off is held where it is told again', async () => {
  const title = 'Nobody who complains of the night shift keeps the job longer than a month';
  const give = async (companyName: string) => {
    const user = await world.reader();
    const [likes, dislikes] = [`The shifts at ${companyName} are planned.`, `The pay at ${companyName} comes late.`];
    const body = { companyName, review: { ...aReview, title, likes, dislikes } };
    const given = await user.post('/api/review/reviews', body, { 'idempotency-key': randomUUID() });
    expect(given.status).toBe(201);
    return given.body.reviewId as string;
  };
  const id = await give('Vaayuna Technologies');
  await report('review', id);
  await decide({ verdict: 'remove', rule: 'ABUSE' });
  world.pass(DAY_MS);
  await give('Neelgiri Textiles');
  const [{ caseId }] = (await people.moderator.get('/api/moderation/cases')).body.cases;
  const { findings, isLive } = (await people.moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  expect([isLive, findings]).toEqual([false, [expect.objectContaining({ rule: 'ABUSE' })]]);
});
