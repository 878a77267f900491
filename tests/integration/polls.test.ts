import { randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrayOf, integer, text } from '@/server/platform/sql-types';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { comment, post, startWorld } from './harness/world';

const VOTERS = 64;
const poll = { options: ['Yes', 'No', 'It depends'], durationHours: 24 };

describeOnDatabases('polls and offers', (on) => {
  let world: World;
  let author: Person;
  beforeAll(async () => {
    world = await startWorld(on);
    author = await world.writer();
  });
  afterAll(() => world.stop());

  const vote = (voter: Client, pollId: string, optionId: number) =>
    voter.post('/api/feed/v1/poll/vote', { pollId, optionId });
  const countsOf = async (pollId: string): Promise<readonly number[]> => {
    const counts = 'select counts from content.ballots where post_id = $1';
    const [row] = await select(world.server.database, { counts: arrayOf(integer) }, counts, pollId);
    return row?.counts ?? [];
  };

  it('[API-FEED-POLL-FETCHVOTE] lists the polls that one voted in', async () => {
    const reader = await world.reader();
    const [voted, unvoted] = [await post(author, { poll }), await post(author, { poll })];
    await vote(reader, voted, 3);
    const pollIds = [unvoted, voted, await post(author)];
    const mine = await reader.post('/api/feed/v1/poll/fetch/vote', { pollIds });
    expect([mine.status, mine.body]).toEqual([200, { votes: [{ id: voted, optionId: 3 }] }]);
    const others = await author.post('/api/feed/v1/poll/fetch/vote', { pollIds });
    expect(others.body).toEqual({ votes: [] });
    const none = await reader.post('/api/feed/v1/poll/fetch/vote', { pollIds: [] });
    expect([none.status, none.body.code]).toEqual([400, 'validation_failed']);
  });

  it('counts every vote of many at once, and one of each voter', async () => {
    const pollId = await post(author, { poll });
    const voters = await Promise.all(Array.from({ length: VOTERS }, () => world.reader()));
    const answers = await Promise.all(
      voters.flatMap((voter, index) => [vote(voter, pollId, 1), vote(voter, pollId, (index % 3) + 1)]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const counts = await countsOf(pollId);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(VOTERS);
    await Promise.all(voters.map((voter) => vote(voter, pollId, 2)));
    expect(await countsOf(pollId)).toEqual([0, VOTERS, 0]);
  });

  it('[API-FEED-SALARY-ITEM] [API-FEED-SALARY-FETCHVOTE] reads one’s own offer, and lists the posts in which one picked', async () => {
    const [writer, reader] = [await world.writer(), await world.reader()];
    const key = () => ({ 'idempotency-key': randomUUID() });
    const { id } = (await writer.post('/api/feed/v1/salary', anOffer(), key())).body;
    const path = `/api/feed/v1/salary/${id}`;
    expect((await writer.get(path)).body).toEqual({ id, ...anOffer() });
    const [others, none] = [await reader.get(path), await writer.get('/api/feed/v1/salary/987654321')];
    expect([others.status, others.body.code, none.status, none.body.code]).toEqual([
      403,
      'not_yours',
      404,
      'offer_not_found',
    ]);
    const [picked, unpicked] = [await post(writer, { salaryIds: [id] }), await post(writer, { salaryIds: [id] })];
    await reader.post('/api/feed/v1/salary/vote', { postId: picked, salaryId: 1 });
    const mine = await reader.post('/api/feed/v1/salary/fetch/vote', { postIds: [unpicked, picked] });
    expect(mine.body).toEqual({ votes: [{ id: picked, salaryId: 1 }] });
    const inPolls = await reader.post('/api/feed/v1/poll/fetch/vote', { pollIds: [picked] });
    expect(inPolls.body).toEqual({ votes: [] });
  });

  it('keeps the figures of saved offers sealed, so that no post can be matched with them', async () => {
    const writer = await world.writer();
    const offer = anOffer({ companyName: 'Zqsealedoffer' });
    await writer.post('/api/feed/v1/salary', offer, { 'idempotency-key': randomUUID() });
    const rows = await select(
      world.server.database,
      { row: text },
      'select o::text as row from persona.salary_offers o',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes('Zqsealedoffer') || row.includes('2700000'))).toEqual([]);
  });

  it('lose the votes of a deleted account, and go with their author’s where all is erased', async () => {
    const [writer, reader] = [await world.writer(), await world.reader()];
    const pollId = await post(writer, { poll });
    await vote(reader, pollId, 2);
    await comment(author, pollId);
    const remove = (person: Person, confirmation: string) =>
      person.post('/api/user/user/delete', { confirmation, contributions: 'erase' });
    expect((await remove(reader, 'delete')).status).toBe(204);
    expect(await countsOf(pollId)).toEqual([0, 0, 0]);
    const { userName } = (await writer.get('/api/user/user/profile')).body;
    expect((await remove(writer, userName)).status).toBe(204);
    expect(await countsOf(pollId)).toEqual([]);
    expect((await author.get(`/api/feed/v1/feed/${pollId}`)).body).toMatchObject({ status: 'DELETED', poll: null });
  });
});
