import { aMemoryPost } from '@tests/support/a-memory-post';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { BallotRecords, countsOf } from '@/adapters/memory/talk/polls/ballot-records';
import { pollMessages } from '@/core/talk/polls/poll-messages';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { PostsKey } from '@/stores/talk/posting/keys';
import { PicksKey } from './keys';

const DAY_MS = 86_400_000;

async function aPage(options: MemoryAppOptions = { as: 'reader' }) {
  const here = await startMemoryApp(options);
  const { id } = aMemoryPost(here.world, { kind: 'poll' });
  here.world.records(BallotRecords).add(id, ['Yes', 'No'], DAY_MS, [3, 1]);
  const read = await here.store(FeedReadingPort).getPost({ postId: id });
  if (read.ok) here.store(PostsKey).keep([read.value]);
  const poll = () => here.store(PostsKey).find(id)?.poll ?? null;
  const votes = () => poll()?.options.map((option) => option.votes);
  const pick = (optionId: number) => here.store(PicksKey).pick('poll', id, optionId);
  return { ...here, id, poll, votes, pick };
}

describe('a pick in a poll', () => {
  it('shows at once, and the counts with the answer', async () => {
    const { line, poll, votes, pick, settle } = await aPage();
    expect([poll()?.votes, votes()]).toEqual([4, [null, null]]);
    line.hold();
    const picking = pick(2);
    expect([poll()?.myOption, poll()?.votes]).toEqual([2, 5]);
    line.release();
    await picking;
    await settle();
    expect(votes()).toEqual([3, 2]);
    await pick(1);
    expect([poll()?.myOption, votes()]).toEqual([1, [4, 1]]);
  });

  it('ends with the last of quick presses, and one vote', async () => {
    const { line, world, id, votes, pick, settle } = await aPage();
    line.hold();
    const picks = [pick(1), pick(2), pick(1), pick(2)];
    line.release();
    await Promise.all(picks);
    await settle();
    expect(votes()).toEqual([3, 2]);
    const ballot = world.records(BallotRecords).find(id);
    expect(ballot && countsOf(ballot)).toEqual([3, 2]);
  });

  it('is taken back where the service refuses it, and says so', async () => {
    const { line, poll, pick, toasts } = await aPage();
    line.failNext(failureOf(429));
    await pick(1);
    expect([poll()?.myOption, poll()?.votes]).toEqual([null, 4]);
    expect(toasts.shown.map(({ text1 }) => text1)).toEqual(['Your vote was not saved.']);
  });

  it('that counted before the end, and whose answer was lost, counts', async () => {
    const { line, world, id, poll, pick, toasts } = await aPage();
    line.loseAnswers('voteInPoll');
    const picking = pick(1);
    await Promise.resolve();
    await Promise.resolve();
    world.records(BallotRecords).close(id);
    await picking;
    expect([line.countOf('voteInPoll'), poll()?.isClosed, poll()?.myOption]).toEqual([2, true, 1]);
    expect(toasts.shown).toEqual([]);
  });

  it('is read again for its user alone: an answer that comes after they have left is dropped', async () => {
    const { line, store, browser, id, poll, pick, settle } = await aPage();
    await pick(2);
    line.hold();
    const refreshing = store(PicksKey).refresh('poll', id);
    browser.signOut();
    store(SessionKey).checkUser();
    await settle();
    line.release();
    await refreshing;
    expect(poll()?.myOption).toBeNull();
  });

  it('after the end shows the result instead', async () => {
    const { world, id, poll, votes, pick, toasts } = await aPage();
    world.records(BallotRecords).close(id);
    await pick(1);
    expect([poll()?.isClosed, poll()?.myOption, votes()]).toEqual([true, null, [3, 1]]);
    expect(toasts.shown.map(({ text1 }) => text1)).toEqual([pollMessages.closed]);
  });

  it('of a guest waits for the login, and counts then', async () => {
    const { store, id, poll, pick, storage, world, me } = await aPage({ as: 'guest' });
    await pick(2);
    expect([store(LoginKey).isOpen, poll()?.myOption]).toEqual([true, null]);
    await store(PicksKey).resume('poll', id, 2);
    expect(storage.get('keptIntent')).toContain('"optionId":2');
    expect(world.records(BallotRecords).find(id)?.byUserId.has(me.id)).toBe(false);
  });
});
