import { KINDS } from '@tests/red-team/contributions';
import { aComplaint } from '@tests/support/a-complaint';
import { anOutbox } from '@tests/support/an-outbox';
import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { Random } from '@/server/demo/random';
import { createMailboxMailer } from '@/server/platform/mail/create-mailer';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { boolean, nullable, text, uuid } from '@/server/platform/sql-types';
import { withdrawalHousekeeping } from '@/server/platform/withdrawal/housekeeping';
import { postsHousekeeping } from '@/server/services/talk/feed/posting/housekeeping';
import { remindDutyOfficer } from '@/server/services/trust/complaints/complaints/duty';
import { casesHousekeeping } from '@/server/services/trust/moderation/moderation/housekeeping';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { untilInIndia } from '../../contract/harness/until-in-india';
import type { ModeratedWorld } from '../harness/moderated-world';
import { startModeratedWorld } from '../harness/moderated-world';
import { comment, post, profileTagOf } from '../harness/world';

const FINDINGS = [{ rule: 'CONTACT', words: [], note: 'A phone number' }] as const;

let world: ModeratedWorld['world'];
let moderation: ModeratedWorld['moderation'];
let people: ModeratedWorld['people'];

beforeAll(async () => {
  ({ world, moderation, people } = await startModeratedWorld(testDatabaseKind));
  pauseTasksWhile(world.server.app, () => true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.pass(untilInIndia(world.now(), '10:00'));
  for (const table of ['moderation.cases', 'moderation.complaints', 'platform.mailbox'])
    await run(world.server.database, `delete from ${table}`);
});

async function runJobs(): Promise<void> {
  const { authorship, database } = world.server;
  const mailer = createMailboxMailer({ database, authorship, now: world.now });
  const address = { origin: 'https://tarakki.example' };
  const outbox = anOutbox({ database, authorship, address, mailer, now: world.now });
  await postsHousekeeping(database)(world.now());
  await withdrawalHousekeeping(database)(world.now());
  await casesHousekeeping({ database, moderation })(world.now());
  await remindDutyOfficer({ authorship, database, dutyMail: null, moderation, now: world.now, outbox });
  await outbox.sendDue();
}

/** The queue of an uninvolved moderator, which includes all appeals. */
const queue = async () => {
  const { cases } = (await people.colleague.get('/api/moderation/cases')).body;
  return cases.map(({ kind }: { readonly kind: string }) => kind);
};
const states = () =>
  select(world.server.database, { state: text, act: nullable(text) }, 'select state, act from moderation.cases');
const report = (resourceType: 'comment' | 'post', resourceId: string) =>
  people.reader.post('/api/feed/v1/report', { resourceId, resourceType, reason: 'ABUSE', details: null });
const hold = (kind: 'interview' | 'review', id: string) =>
  world.server.database.transaction((tx) => moderation.hold(tx, { kind, id, findings: FINDINGS }));

it('a complaint about a post that its author may still bring back is answered neither as gone nor as decided', async () => {
  const { author } = people;
  const id = await post(author);
  const complaint = aComplaint(id, { ground: 'INTIMATE' });
  await world.guest().post('/api/complaints/complaints', complaint);
  const answer = async () => (await world.guest().get(`/api/complaints/complaints/${complaint.key}`)).body.answer;
  await author.call('DELETE', `/api/feed/v1/post/${id}`);
  world.pass(HOUR_MS / 2);
  await runJobs();
  expect([await queue(), await answer()]).toEqual([[], null]);

  const headers = { 'profile-tag': await profileTagOf(author) };
  expect((await author.post(`/api/feed/v1/post/${id}/restore`, {}, headers)).status).toBe(200);
  expect([await queue(), await answer()]).toEqual([['post'], null]);

  await author.call('DELETE', `/api/feed/v1/post/${id}`);
  world.pass(2 * HOUR_MS);
  await runJobs();
  expect(await states()).toEqual([{ state: 'CLOSED', act: 'GONE' }]);
  expect(await answer()).toMatchObject({ outcome: 'GONE' });
});

it('an interview that waits for a moderator waits again where its author takes it away and brings it back, and ends with its case where not', async () => {
  const { author } = people;
  const person = { client: author, email: '', workEmail: '', name: '', told: new Set<string>() };
  await KINDS.interview?.({ person, companyName: 'Vaayuna Technologies', random: new Random('held'), posts: [] });
  const [told] = await select(
    world.server.database,
    { id: uuid },
    'select id from research.interviews order by id desc',
  );
  const [given] = (await author.get('/api/user/user/contributions')).body.items;
  const id = given?.id ?? told?.id ?? '';
  await hold('interview', id);
  // Otherwise a clean check publishes it.
  await run(world.server.database, 'update moderation.cases set is_after_removal = true');
  const path = `/api/user/user/contributions/interview/${id}`;
  const isShown = async () =>
    (await select(world.server.database, { id: uuid }, 'select id from research.interviews where id = $1', id)).length >
    0;
  expect((await author.call('DELETE', path)).status).toBe(204);
  await runJobs();
  expect([await queue(), await isShown()]).toEqual([[], false]);
  expect((await author.post(`${path}/restoration`, {})).status).toBe(204);
  expect([await queue(), await isShown()]).toEqual([['interview'], false]);

  expect((await author.call('DELETE', path)).status).toBe(204);
  world.pass(3 * HOUR_MS);
  await runJobs();
  expect(await states()).toEqual([{ state: 'CLOSED', act: 'GONE' }]);
});

const bringBack = async (id: string) => {
  const headers = { 'profile-tag': await profileTagOf(people.author) };
  const body = { content: 'It took me 60 days.', bringsBack: true };
  expect((await people.author.call('PUT', `/api/feed/v1/comment/${id}`, { body, headers })).status).toBe(200);
};

it('a comment that was reported has its case again where its author deletes it and takes that back, its jobs done or not', async () => {
  const { author } = people;
  const id = await comment(author, await post(author));
  await report('comment', id);
  for (const doJobs of [async () => undefined, runJobs, runJobs]) {
    await author.call('DELETE', `/api/feed/v1/comment/${id}`);
    expect(await queue()).toEqual([]);
    await doJobs();
    await bringBack(id);
    expect(await queue()).toEqual(['comment']);
  }
});

it('a comment with a complaint alone has its case again where it comes back, and the complaint waits for the decision, once', async () => {
  const { author } = people;
  const postId = await post(author);
  const id = await comment(author, postId);
  const complaint = aComplaint(postId, { address: `https://tarakki.example/p/${postId}#comment-${id}` });
  expect((await world.guest().post('/api/complaints/complaints', complaint)).status).toBe(201);
  const outcome = async () =>
    (await world.guest().get(`/api/complaints/complaints/${complaint.key}`)).body.answer?.outcome ?? null;
  const remove = () => author.call('DELETE', `/api/feed/v1/comment/${id}`);
  for (const doJobs of [async () => undefined, runJobs, runJobs]) {
    expect([await queue(), await outcome()]).toEqual([['comment'], null]);
    await remove();
    await doJobs();
    expect(await queue()).toEqual([]);
    await bringBack(id);
  }
  expect([await queue(), await outcome()]).toEqual([['comment'], null]);
  await decide('keep');
  expect([await queue(), await outcome()]).toEqual([[], 'KEPT']);
  await remove();
  await runJobs();
  await bringBack(id);
  expect([await queue(), await outcome()]).toEqual([[], 'KEPT']);
});

it('a comment whose report was decided comes back without a case', async () => {
  const { author } = people;
  const id = await comment(author, await post(author));
  await report('comment', id);
  await decide('keep');
  await author.call('DELETE', `/api/feed/v1/comment/${id}`);
  await runJobs();
  await bringBack(id);
  expect(await queue()).toEqual([]);
});

it('a decision that is taken back while the post is away waits with it', async () => {
  const { author, moderator } = people;
  const id = await post(author);
  await report('post', id);
  const { caseId } = (await moderator.get('/api/moderation/cases')).body.cases[0];
  const of = `/api/moderation/cases/${caseId}`;
  const { seen } = (await moderator.call('PUT', `${of}/claim`)).body;
  await moderator.call('PUT', `${of}/decision`, { body: { verdict: 'keep', rule: null, words: [], seen } });
  await author.call('DELETE', `/api/feed/v1/post/${id}`);
  expect((await moderator.call('DELETE', `${of}/decision`)).status).toBe(204);
  expect(await queue()).toEqual([]);
  const headers = { 'profile-tag': await profileTagOf(author) };
  await author.post(`/api/feed/v1/post/${id}/restore`, {}, headers);
  expect(await queue()).toEqual(['post']);
});

async function decide(verdict: 'keep' | 'remove'): Promise<void> {
  const { moderator } = people;
  const { caseId } = (await moderator.get('/api/moderation/cases')).body.cases[0];
  const of = `/api/moderation/cases/${caseId}`;
  const { seen } = (await moderator.call('PUT', `${of}/claim`)).body;
  const rule = verdict === 'keep' ? null : 'CONTACT';
  await moderator.call('PUT', `${of}/decision`, { body: { verdict, rule, words: [], seen } });
  world.pass(DECISION_UNDO_MS);
  const { database, authorship, outbox, publish } = world.server;
  await settleDecisions({ database, authorship, publish, outbox, moderation, now: world.now });
}

async function appeal(): Promise<void> {
  const { author } = people;
  const { statementId } = (await author.get('/api/moderation/statements')).body.items[0];
  const body = { sentence: 'The number is that of the switchboard.' };
  await author.call('PUT', `/api/moderation/statements/${statementId}/appeal`, { body });
}

it('an appeal about a removed comment waits where its author deletes the comment, and goes on where they send it again', async () => {
  const { author } = people;
  const id = await comment(author, await post(author));
  await report('comment', id);
  await decide('remove');
  await appeal();
  expect(await queue()).toEqual(['comment']);
  expect((await author.call('DELETE', `/api/feed/v1/comment/${id}`)).status).toBe(204);
  await runJobs();
  expect(await queue()).toEqual([]);
  await bringBack(id);
  expect(await queue()).toEqual(['comment']);
  const columns = { origin: text, isSealed: boolean };
  const origins = await select(
    world.server.database,
    columns,
    `select origin, appeal_seal is not null as "isSealed" from moderation.cases where state = 'OPEN'`,
  );
  expect(origins).toEqual([{ origin: 'APPEAL', isSealed: true }]);
});

it('an appeal about a removed review waits while its author has the review away, and goes on with it', async () => {
  const { author } = people;
  const person = { client: author, email: '', workEmail: '', name: '', told: new Set<string>() };
  await KINDS.review?.({ person, companyName: 'Vaayuna Technologies', random: new Random('removed'), posts: [] });
  const newest = 'select id from research.reviews order by created_at desc, id desc';
  const [{ id } = { id: '' }] = await select(world.server.database, { id: uuid }, newest);
  await hold('review', id);
  await decide('remove');
  await appeal();
  expect(await queue()).toEqual(['review']);

  expect((await author.call('DELETE', `/api/review/reviews/${id}`)).status).toBe(204);
  expect(await queue()).toEqual([]);
  expect((await author.post(`/api/review/reviews/${id}/restoration`, {})).status).toBe(204);
  expect(await queue()).toEqual(['review']);
});
