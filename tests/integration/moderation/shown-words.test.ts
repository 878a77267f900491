import { randomUUID } from 'node:crypto';
import { run } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ModeratedWorld } from '../harness/moderated-world';
import { startModeratedWorld } from '../harness/moderated-world';
import { anInterview } from '../harness/told-contributions';
import { comment, post } from '../harness/world';

let { world, people } = {} as ModeratedWorld;

beforeAll(async () => {
  ({ world, people } = await startModeratedWorld(testDatabaseKind));
});
afterAll(() => world.stop());
beforeEach(() => run(world.server.database, 'delete from moderation.cases'));

const report = (resourceType: 'post' | 'comment' | 'interview', resourceId: string) =>
  people.reader.post('/api/feed/v1/report', { resourceId, resourceType, reason: 'ABUSE', details: null });
const queue = async () => (await people.moderator.get('/api/moderation/cases')).body.cases;
async function partsOfCase() {
  const [{ caseId }] = await queue();
  return (await people.moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body.parts;
}
const sql = (text: string) => run(world.server.database, text);

it.each([
  ['posts', 'post'],
  ['comments', 'comment'],
] as const)('a case of %s has the line under the pseudonym, or the title with its company', async (table, kind) => {
  const { author } = people;
  const write = async () => (kind === 'post' ? post(author) : comment(author, await post(author)));
  const [lined, titled] = [await write(), await write()];
  await sql(`update content.${table} set author_tagline = 'Dirty hands pay well' where id = '${lined}'`);
  await sql(
    `update content.${table} set profile_type = 'DESIGNATION', author_name = 'Chief Thief at Vaayuna', author_tagline = null where id = '${titled}'`,
  );
  await report(kind, lined);
  expect(await partsOfCase()).toContainEqual({ label: 'BYLINE', text: 'Dirty hands pay well' });
  await sql('delete from moderation.cases');
  await report(kind, titled);
  expect(await partsOfCase()).toContainEqual({ label: 'BYLINE', text: 'Chief Thief at Vaayuna' });
});

it('a case of a post has the words of the card of its link', async () => {
  const id = await post(people.author);
  const card = {
    url: 'https://x.example/',
    host: 'x.example',
    siteName: null,
    title: 'A title',
    description: 'And more',
  };
  await sql(`update content.posts set link = '${JSON.stringify(card)}' where id = '${id}'`);
  await report('post', id);
  expect(await partsOfCase()).toContainEqual({ label: 'LINK', text: 'x.example: A title. And more' });
});

it('a case of an interview has the names of its rounds, and one that they hold is held when it is taken away and brought back', async () => {
  const { author, reader } = people;
  const give = async (round: string, jobProfile: string) => {
    const rounds = [{ name: round, minutes: null, questions: ['How long is the notice?'] }];
    const body = { ...anInterview, jobProfile, rounds };
    const given = await author.post('/api/interviews/interviews', body, { 'idempotency-key': randomUUID() });
    expect(given.status).toBe(201);
    return given.body.interviewId as string;
  };
  const shown = async () => {
    const { items } = (await reader.get('/api/interviews/interviews?company=vaayuna-technologies')).body;
    return items.map(({ interviewId }: { interviewId: string }) => interviewId);
  };
  const id = await give('Call 98100 00210', 'Software Engineer');
  expect(await partsOfCase()).toContainEqual({ label: 'ROUND', text: 'Call 98100 00210' });
  const path = `/api/user/user/contributions/interview/${id}`;
  expect((await author.call('DELETE', path)).status).toBe(204);
  expect((await author.post(`${path}/restoration`, {})).status).toBe(204);
  expect(await shown()).not.toContain(id);
  expect(await queue()).toMatchObject([{ kind: 'interview' }]);
});
