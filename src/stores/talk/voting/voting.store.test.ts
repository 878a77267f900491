import { aMemoryPost } from '@tests/support/a-memory-post';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import { PATIENCE } from '@tests/support/patience';
import { describe, expect, it, vi } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryFeed } from '@/adapters/memory/talk/posting/memory-feed';
import { MemoryVotes } from '@/adapters/memory/talk/voting/memory-votes';
import { VoteRecords } from '@/adapters/memory/talk/voting/vote-records';
import type { UserType } from '@/core/account/session/roles';
import { httpErrorMessageOf } from '@/core/kernel/failed-calls/http-errors';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { CastVote } from '@/core/talk/voting/cast-vote.use-case';
import { RefreshMyVotes } from '@/core/talk/voting/refresh-my-votes.use-case';
import { ResumeVote } from '@/core/talk/voting/resume-vote.use-case';
import { SendWaitingVotes } from '@/core/talk/voting/send-waiting-votes.use-case';
import { Votables } from '@/core/talk/voting/votables';
import type { VoteType } from '@/core/talk/voting/vote';
import { votingMessages } from '@/core/talk/voting/voting-messages';
import { WaitingVotes } from '@/core/talk/voting/waiting-votes';
import { PostsStore } from '../posting/posts.store';
import { VotingStore } from './voting.store';

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
  const asked: UserType[] = [];
  const access = {
    isLoggedIn,
    isReader,
    isWriter: false,
    require: (role: UserType) => {
      asked.push(role);
      return false;
    },
  };
  const toasts = new MemoryToasts();
  const votables = new Votables();
  votables.register('post', posts);
  const votes = new MemoryVotes(browser);
  const sure = new RetryingWrites(new ManualTime(), toasts);
  const castVote = new CastVote(votes, votables, new ManualTime(), sure);
  const waiting = new WaitingVotes();
  const store = new VotingStore(
    {
      castVote,
      resumeVote: new ResumeVote(castVote, votables),
      waiting,
      sendWaiting: new SendWaitingVotes(votes, votables, waiting, sure),
      refreshMyVotes: new RefreshMyVotes(votes, votables, castVote),
      sure,
    },
    access,
    toasts,
  );
  const voting = {
    press: (postId: string, pressed: 'up' | 'down') => store.press({ type: 'post', id: postId }, pressed),
    forget: () => store.forget(),
    catchUp: () => store.catchUp(),
  };
  const shown = () => {
    const post = posts.find(id);
    return [post?.upvotes, post?.downvotes, post?.myVote];
  };
  const voteElsewhere = (voteType: VoteType) => votes.castVote({ resourceId: id, resourceType: 'post', voteType });
  return { voting, posts, id, own: own.id, shown, toasts, asked, line: browser.line, world, me, voteElsewhere };
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

  it('changes, and is taken back with the same button', async () => {
    const { voting, id, shown } = await aVoter();
    await voting.press(id, 'up');
    await voting.press(id, 'down');
    expect(shown()).toEqual([10, 3, 'down']);
    await voting.press(id, 'down');
    expect(shown()).toEqual([10, 2, 'none']);
  });

  it('is taken back where the service refuses it, with its reason', async () => {
    const { voting, id, shown, line, toasts } = await aVoter();
    line.failNext(failureOf(429));
    await voting.press(id, 'up');
    expect(shown()).toEqual([10, 2, 'none']);
    expect(toasts.shown).toMatchObject([
      { type: 'failure', text1: votingMessages.notCounted, text2: 'Refused with 429.' },
    ]);
  });

  it('waits where the connection is lost, says so, and counts once it is back', async () => {
    const { voting, id, shown, line, toasts } = await aVoter();
    line.goOffline();
    await voting.press(id, 'down');
    await voting.press(id, 'up');
    expect(shown()).toEqual([11, 2, 'up']);
    expect(toasts.shown[0]).toMatchObject({
      type: 'info',
      text1: 'We could not find out whether your vote was saved.',
    });
    await voting.catchUp();
    line.goOnline();
    await voting.catchUp();
    expect(shown()).toEqual([11, 2, 'up']);
    expect(toasts.shown[0]).toMatchObject({ type: 'success', text1: 'Vote saved.' });
    await voting.catchUp();
    expect(line.countOf('castVotes')).toBe(3);
  });

  it('that was cast in another tab shows once the user is back, and counts once', async () => {
    const { voting, shown, voteElsewhere } = await aVoter();
    await voteElsewhere('up');
    await voting.catchUp();
    expect(shown()).toEqual([11, 2, 'up']);
    await voteElsewhere('none');
    await voting.catchUp();
    await voting.catchUp();
    expect(shown()).toEqual([10, 2, 'none']);
  });

  it('that is pressed while those from elsewhere are listed is what shows', async () => {
    const { voting, id, shown, line, voteElsewhere } = await aVoter();
    await voteElsewhere('down');
    line.hold();
    const catchUp = voting.catchUp();
    await vi.waitFor(() => expect(line.countOf('listMyVotes')).toBe(1), PATIENCE);
    const press = voting.press(id, 'up');
    line.release();
    await Promise.all([catchUp, press]);
    expect(shown()).toEqual([11, 2, 'up']);
  });

  it('of the user before is not listed for the next one, nor for a guest', async () => {
    const { voting, shown, line, voteElsewhere } = await aVoter();
    await voteElsewhere('up');
    line.hold();
    const catchUp = voting.catchUp();
    await vi.waitFor(() => expect(line.countOf('listMyVotes')).toBe(1), PATIENCE);
    voting.forget();
    line.release();
    await catchUp;
    expect(shown()).toEqual([10, 2, 'none']);
    const guest = await aVoter({ isLoggedIn: false, isReader: false });
    await guest.voting.catchUp();
    expect(guest.line.countOf('listMyVotes')).toBe(0);
  });

  it('says of other refusals what the page says of them, once', async () => {
    for (const status of [401, 403, 404, 500]) {
      const { voting, id, line, toasts } = await aVoter();
      line.failNext(failureOf(status));
      await voting.press(id, 'up');
      expect(toasts.shown.map(({ text1 }) => text1)).toEqual([httpErrorMessageOf(status)]);
    }
  });
});

describe('who votes', () => {
  it('a guest is led to the login, and no call is made', async () => {
    const { voting, id, asked, shown, line } = await aVoter({ isLoggedIn: false });
    await voting.press(id, 'up');
    expect(asked).toEqual(['READER']);
    expect(shown()).toEqual([10, 2, 'none']);
    expect(line.countOf('castVote')).toBe(0);
  });

  it('somebody who is no reader is led to reader onboarding', async () => {
    const { voting, id, asked } = await aVoter({ isReader: false });
    await voting.press(id, 'up');
    expect(asked).toEqual(['READER']);
  });

  it('nobody votes on their own post', async () => {
    const { voting, own, toasts, line } = await aVoter();
    await voting.press(own, 'up');
    expect(toasts.shown).toMatchObject([{ type: 'info', text1: votingMessages.own.post }]);
    expect(line.countOf('castVote')).toBe(0);
  });

  it('a post that the page does not know is left alone', async () => {
    const { voting, line } = await aVoter();
    await voting.press('unknown', 'up');
    expect(line.countOf('castVote')).toBe(0);
  });
});
