import { aMemoryPost } from '@tests/support/a-memory-post';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/counting-ids';
import { ManualTime } from '@/adapters/memory/manual-time';
import { MemoryBrowser } from '@/adapters/memory/memory-browser';
import { createDemoWorld } from '@/adapters/memory/memory-demo';
import { MemoryFeed } from '@/adapters/memory/memory-feed';
import { MemoryToasts } from '@/adapters/memory/memory-toasts';
import { MemoryVotes } from '@/adapters/memory/memory-votes';
import { VoteRecords } from '@/adapters/memory/vote-records';
import type { Requirement } from '@/core/session/roles';
import { votingMessages } from '@/core/voting/voting-messages';
import { PostsStore } from '../posting/posts.store';
import { VotingStore } from './voting.store';

/** A reader before a post that 10 others voted up and 2 down. */
async function aVoter(roles: { readonly isReader?: boolean; readonly isLoggedIn?: boolean } = {}) {
  const world = createDemoWorld(new ManualTime(), new CountingIds());
  const browser = new MemoryBrowser(world);
  const isReader = roles.isReader ?? true;
  const me = aMemoryUser(world, { isReader });
  const isLoggedIn = roles.isLoggedIn ?? true;
  if (isLoggedIn) browser.signIn(me);
  const { id } = aMemoryPost(world);
  world.records(VoteRecords).setElsewhere(id, { upvotes: 10, downvotes: 2 });
  const own = aMemoryPost(world, { authorId: me.id });
  const posts = new PostsStore();
  const reading = new MemoryFeed(browser);
  for (const postId of [id, own.id]) {
    const answer = await reading.getPost({ postId });
    if (answer.ok) posts.keep([answer.value]);
  }
  const asked: Requirement[] = [];
  const access = {
    isLoggedIn,
    isReader,
    isWriter: false,
    require: (role: Requirement) => {
      asked.push(role);
      return false;
    },
  };
  const toasts = new MemoryToasts();
  const voting = new VotingStore(new MemoryVotes(browser), posts, access, toasts);
  const shown = () => {
    const post = posts.find(id);
    return [post?.upvotes, post?.downvotes, post?.myVote];
  };
  return { voting, posts, id, own: own.id, shown, toasts, asked, line: browser.line, world, me };
}

describe('a vote', () => {
  it('shows at once, and is what the service answers', async () => {
    const { voting, id, shown, line } = await aVoter();
    line.hold();
    const vote = voting.press(id, 'up');
    expect(shown()).toEqual([11, 2, 'up']);
    line.release();
    await vote;
    expect(shown()).toEqual([11, 2, 'up']);
  });

  it('[EN-VOTED] adds the post to the list of voted posts, once', async () => {
    const { voting, id } = await aVoter();
    expect(voting.voted).toEqual({ posts: [], polls: [], salaryPolls: [] });
    await voting.press(id, 'up');
    await voting.press(id, 'down');
    expect(voting.voted).toEqual({ posts: [{ id }], polls: [], salaryPolls: [] });
    await voting.press(id, 'down');
    expect(voting.voted.posts).toEqual([]);
    await voting.press(id, 'up');
    voting.reset();
    expect(voting.voted.posts).toEqual([]);
  });

  it('changes, and is taken back with the same button', async () => {
    const { voting, id, shown } = await aVoter();
    await voting.press(id, 'up');
    await voting.press(id, 'down');
    expect(shown()).toEqual([10, 3, 'down']);
    await voting.press(id, 'down');
    expect(shown()).toEqual([10, 2, 'none']);
  });

  it('ends as one pressed last, however quickly, with one call at a time', async () => {
    const { voting, id, shown, line, world, me } = await aVoter();
    line.hold();
    const presses = [
      voting.press(id, 'up'),
      voting.press(id, 'down'),
      voting.press(id, 'down'),
      voting.press(id, 'down'),
    ];
    expect(shown()).toEqual([10, 3, 'down']);
    expect(line.countOf('castVote')).toBe(1);
    line.release();
    await Promise.all(presses);
    expect(line.countOf('castVote')).toBe(2);
    expect(shown()).toEqual([10, 3, 'down']);
    expect(world.records(VoteRecords).voteOf(me.id, id)).toBe('down');
  });

  it('is taken back where the service refuses it, with its reason', async () => {
    const { voting, id, shown, line, toasts } = await aVoter();
    line.failNext(failureOf(429));
    await voting.press(id, 'up');
    expect(shown()).toEqual([10, 2, 'none']);
    expect(toasts.shown).toMatchObject([
      { type: 'failure', text1: votingMessages.notCounted, text2: 'Refused with 429.' },
    ]);
    expect(voting.voted.posts).toEqual([]);
  });

  it('is taken back where the connection is lost, and says so', async () => {
    const { voting, id, shown, line, toasts } = await aVoter();
    line.goOffline();
    await voting.press(id, 'up');
    expect(shown()).toEqual([10, 2, 'none']);
    expect(toasts.shown).toMatchObject([{ type: 'failure', props: { noInternet: true } }]);
  });

  it('goes back to the last one that counted where a later one is refused', async () => {
    const { voting, id, shown, line } = await aVoter();
    await voting.press(id, 'up');
    line.failNext(failureOf(500));
    await voting.press(id, 'down');
    expect(shown()).toEqual([11, 2, 'up']);
  });

  it('leaves to the page’s own messages what they say already', async () => {
    for (const status of [401, 403, 404, 500]) {
      const { voting, id, line, toasts } = await aVoter();
      line.failNext(failureOf(status));
      await voting.press(id, 'up');
      expect(toasts.shown).toEqual([]);
    }
  });
});

describe('who votes', () => {
  it('a guest is led to the login, and no call is made', async () => {
    const { voting, id, asked, shown, line } = await aVoter({ isLoggedIn: false });
    await voting.press(id, 'up');
    expect(asked).toEqual(['reader']);
    expect(shown()).toEqual([10, 2, 'none']);
    expect(line.countOf('castVote')).toBe(0);
  });

  it('somebody who is no reader is led to reader onboarding', async () => {
    const { voting, id, asked } = await aVoter({ isReader: false });
    await voting.press(id, 'up');
    expect(asked).toEqual(['reader']);
  });

  it('nobody votes on their own post', async () => {
    const { voting, own, toasts, line } = await aVoter();
    await voting.press(own, 'up');
    expect(toasts.shown).toMatchObject([{ type: 'info', text1: votingMessages.ownPost }]);
    expect(line.countOf('castVote')).toBe(0);
  });

  it('a post that the page does not know is left alone', async () => {
    const { voting, line } = await aVoter();
    await voting.press('unknown', 'up');
    expect(line.countOf('castVote')).toBe(0);
  });
});
