import { aMemoryPost } from '@tests/support/a-memory-post';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import { PATIENCE } from '@tests/support/patience';
import { retryingWrites } from '@tests/support/retrying-writes';
import { describe, expect, it, vi } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryVotes } from '@/adapters/memory/talk/voting/memory-votes';
import { VoteRecords } from '@/adapters/memory/talk/voting/vote-records';
import type { Membership } from '@/core/account/session/roles';
import { CastVote } from './cast-vote.use-case';
import type { ShownVotable } from './votables';
import { Votables } from './votables';
import type { VoteState } from './vote-tally';

const reader: Membership = { isLoggedIn: true, isReader: true, isWriter: false };

function aPage(membership: Membership = reader) {
  const world = createDemoWorld(new ManualTime(), new CountingIds());
  const browser = new MemoryBrowser(world);
  const me = aMemoryUser(world, { isReader: true });
  browser.signIn(me);
  const { id } = aMemoryPost(world);
  const votes = world.records(VoteRecords);
  votes.setElsewhere(id, { upvotes: 10, downvotes: 2 });
  let shown: ShownVotable = { upvotes: 10, downvotes: 2, myVote: 'none', isMine: false };
  const votables = new Votables();
  votables.register('post', {
    findVotable: (postId) => (postId === id ? shown : null),
    showVotes: (_id, votes: VoteState) => {
      shown = { ...shown, ...votes };
    },
  });
  const castVote = new CastVote(new MemoryVotes(browser), votables, new ManualTime(), retryingWrites());
  const press = (pressed: 'up' | 'down') => castVote.execute({ votable: { type: 'post', id }, pressed, membership });
  const look = (change: Partial<ShownVotable> = {}) => {
    shown = { ...shown, ...change };
    return [shown.upvotes, shown.downvotes, shown.myVote];
  };
  return { castVote, press, look, line: browser.line, votes, id, me };
}

describe('a vote', () => {
  it('shows at once, and is what the service counts', async () => {
    const { press, look, line } = aPage();
    line.hold();
    const vote = press('up');
    expect(look()).toEqual([11, 2, 'up']);
    line.release();
    expect(await vote).toMatchObject({ ok: true, value: { voteType: 'up', upvotes: 11 } });
    expect(look()).toEqual([11, 2, 'up']);
  });

  it('shows the counts of the service where others voted meanwhile', async () => {
    const { press, look, votes, id } = aPage();
    votes.setVote('another user', id, 'up');
    await press('up');
    expect(look()).toEqual([12, 2, 'up']);
  });

  it('ends as pressed last, with one call at a time, and says so once', async () => {
    const { press, look, line, votes, id, me } = aPage();
    line.hold();
    const presses = [press('up'), press('down'), press('down'), press('down')];
    expect(look()).toEqual([10, 3, 'down']);
    await vi.waitFor(() => expect(line.countOf('castVote')).toBe(1), PATIENCE);
    line.release();
    const [first, ...others] = await Promise.all(presses);
    expect(first).toMatchObject({ ok: true, value: { voteType: 'down' } });
    expect(others).toEqual(others.map(() => ({ ok: true, value: null })));
    expect(line.countOf('castVote')).toBe(2);
    expect(votes.voteOf(me.id, id)).toBe('down');
  });

  it('goes back to the last one that counts where a later one is refused', async () => {
    const { press, look, line } = aPage();
    await press('up');
    line.failNext(failureOf(500));
    expect(await press('down')).toEqual({ ok: false, failure: { kind: 'rejected', failure: failureOf(500) } });
    expect(look()).toEqual([11, 2, 'up']);
  });

  it('changes nothing any more once it is forgotten', async () => {
    const { castVote, press, look, line } = aPage();
    line.hold();
    const vote = press('up');
    castVote.forget();
    look({ upvotes: 10, myVote: 'none' });
    line.release();
    expect(await vote).toEqual({ ok: true, value: null });
    expect(look()).toEqual([10, 2, 'none']);
  });
});

describe('no call is made', () => {
  it.each([
    ['by a guest', { ...reader, isLoggedIn: false }, false, 'loginRequired'],
    ['by a user who is no reader', { ...reader, isReader: false }, false, 'readerRequired'],
    ['on an own contribution', reader, true, 'ownContribution'],
  ] as const)('%s', async (_who, membership, isMine, kind) => {
    const { press, look, line } = aPage(membership);
    look({ isMine });
    expect(await press('up')).toEqual({ ok: false, failure: { kind } });
    expect(look()).toEqual([10, 2, 'none']);
    expect(line.countOf('castVote')).toBe(0);
  });

  it('on something that the page does not show', async () => {
    const { castVote, line } = aPage();
    const input = { votable: { type: 'post', id: 'unknown' }, pressed: 'up', membership: reader } as const;
    expect(await castVote.execute(input)).toEqual({ ok: false, failure: { kind: 'notShown' } });
    expect(line.countOf('castVote')).toBe(0);
  });
});
