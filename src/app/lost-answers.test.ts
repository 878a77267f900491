import { aMemoryPost } from '@tests/support/a-memory-post';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { anAuthor } from '@tests/support/a-post';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { AnswerRequestRecords } from '@/adapters/memory/talk/answer-requests/answer-request-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { HidingRecords } from '@/adapters/memory/talk/hiding/hiding-records';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { VoteRecords } from '@/adapters/memory/talk/voting/vote-records';
import { retryingWriteMessages } from '@/core/kernel/failed-calls/retrying-write-messages';
import type { Community } from '@/core/talk/communities/community';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { reportMessages } from '@/core/trust/reports/report-messages';
import { AnswerRequestsKey } from '@/stores/talk/answer-requests/keys';
import { CommunitiesKey, FollowingKey } from '@/stores/talk/communities/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { PicksKey } from '@/stores/talk/polls/keys';
import { OwnPostsKey, PostsKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';
import { ReportsKey } from '@/stores/trust/reports/keys';

const DAY_MS = 86_400_000;
const NAME = 'QuietBulbul';

interface Page extends MemoryApp {
  readonly id: string;
  readonly ownId: string;
  readonly community: Community;
}

async function aPage(): Promise<Page> {
  const here = await startMemoryApp({ as: 'writer' });
  const { world, store, me } = here;
  const other = aMemoryUser(world, { isWriter: true, userName: NAME });
  aMemoryPost(world, { authorId: other.id, author: anAuthor({ name: NAME }) });
  const { id } = aMemoryPost(world, { kind: 'poll' });
  world.records(BallotRecords).add(id, ['Yes', 'No'], DAY_MS, [3, 1]);
  const { id: ownId } = aMemoryPost(world, { authorId: me.id });
  for (const postId of [id, ownId]) {
    const read = await store(FeedReadingPort).getPost({ postId });
    if (read.ok) store(PostsKey).keep([read.value]);
  }
  await store(CommunitiesKey).loadPopular();
  await store(AnswerRequestsKey).open(id);
  const { popular } = store(CommunitiesKey);
  const [community] = popular.state === 'ready' ? popular.value : [];
  if (community === undefined) throw new Error('There is no community.');
  return { ...here, id, ownId, community };
}

const postOf = ({ store }: Page, id: string) => {
  const post = store(PostsKey).find(id);
  if (post === null) throw new Error('The page does not show the post.');
  return post;
};

interface Write {
  readonly operation: string;
  readonly aim: (page: Page) => string;
  readonly act: (page: Page) => Promise<void>;
  readonly isShown: (page: Page) => boolean;
  readonly stored: (page: Page) => number;
}

const WRITES: Readonly<Record<string, Write>> = {
  vote: {
    operation: 'castVote',
    aim: () => 'your vote was saved',
    act: ({ store, id }) => store(VotingKey).press({ type: 'post', id }, 'up'),
    isShown: (page) => postOf(page, page.id).myVote === 'up',
    stored: ({ world, id }) => world.records(VoteRecords).countsOf(id).upvotes,
  },
  pick: {
    operation: 'voteInPoll',
    aim: () => 'your vote was saved',
    act: ({ store, id }) => store(PicksKey).pick('poll', id, 2),
    isShown: (page) => postOf(page, page.id).poll?.myOption === 2,
    stored: ({ world, id }) => world.records(BallotRecords).find(id)?.byUserId.size ?? 0,
  },
  follow: {
    operation: 'joinCommunity',
    aim: ({ community }) => `you follow ${community.name}`,
    act: ({ store, community }) => store(FollowingKey).follow(community),
    isShown: ({ store, community }) => store(CommunitiesKey).isFollowed(community),
    stored: ({ world, me }) => world.records(CommunityRecords).followedBy(me).size,
  },
  block: {
    operation: 'blockName',
    aim: () => `${NAME} is blocked`,
    act: ({ store }) => store(HidingKey).block(NAME),
    isShown: ({ store }) => store(PostsKey).isBlocked(anAuthor({ name: NAME })),
    stored: ({ world, me }) => world.records(HidingRecords).names.of(me).size,
  },
  hide: {
    operation: 'hidePost',
    aim: () => 'the post is hidden',
    act: (page) => page.store(HidingKey).hide(postOf(page, page.id)),
    isShown: (page) => page.store(PostsKey).isWithheld(postOf(page, page.id)),
    stored: ({ world, me }) => world.records(HidingRecords).posts.of(me).size,
  },
  request: {
    operation: 'requestAnswer',
    aim: () => `${NAME} was asked`,
    act: ({ store }) => store(AnswerRequestsKey).ask(NAME),
    isShown: ({ store }) => store(AnswerRequestsKey).isSending(NAME) || isAsked(store),
    stored: ({ world }) => world.records(AnswerRequestRecords).all.length,
  },
  deletion: {
    operation: 'deletePost',
    aim: () => 'your post is deleted',
    act: (page) => page.store(OwnPostsKey).remove(postOf(page, page.ownId)),
    isShown: () => true,
    stored: ({ world, ownId }) => (world.records(PostRecords).find(ownId)?.status === 'DELETED' ? 1 : 0),
  },
};

function isAsked(store: Page['store']): boolean {
  const { candidates } = store(AnswerRequestsKey);
  return (
    candidates.state === 'ready' && candidates.value.candidates.some(({ name, isAsked }) => name === NAME && isAsked)
  );
}

const texts = ({ toasts }: Page) => toasts.shown.map(({ text1 }) => text1);
const failuresOf = ({ toasts }: Page) => toasts.shown.filter(({ type }) => type === 'failure');

describe.each(Object.entries(WRITES))('a %s that is stored, and whose answer is lost', (_name, write) => {
  const { operation, aim, act, isShown, stored } = write;

  it('is sent once more, and is not told as failed', async () => {
    const page = await aPage();
    page.line.loseAnswers(operation);
    await act(page);
    expect([page.line.countOf(operation), stored(page), isShown(page)]).toEqual([2, 1, true]);
    expect(failuresOf(page)).toEqual([]);
  });

  it('where that is lost too: is told as not known, stays as it is, and becomes known by itself', async () => {
    const page = await aPage();
    page.line.loseAnswers(operation, 2);
    const acting = act(page);
    await page.settle();
    expect(texts(page)).toEqual([retryingWriteMessages.unknown(aim(page))]);
    expect([stored(page), isShown(page)]).toEqual([1, true]);
    page.time.advance(2_000);
    await page.settle();
    await acting;
    expect([stored(page), isShown(page)]).toEqual([1, true]);
    expect(texts(page).some((text) => text === retryingWriteMessages.known(aim(page)) || text === 'Vote saved.')).toBe(
      true,
    );
    expect(failuresOf(page)).toEqual([]);
  });

  it('behind a proxy that lost the service: is sent again, and the page says no error', async () => {
    const page = await aPage();
    page.line.failNext({ ...failureOf(502, 'http_502'), message: '' });
    await act(page);
    expect([stored(page), isShown(page)]).toEqual([1, true]);
    expect(failuresOf(page)).toEqual([]);
  });
});

describe('a report whose answer is lost', () => {
  it('is sent once more; where that is lost too it is kept, and told as not known', async () => {
    const page = await aPage();
    const { store, line, id } = page;
    const send = async () => {
      store(ReportsKey).open({ type: 'post', id, author: null });
      store(ReportsKey).choose('ABUSE');
      await store(ReportsKey).send();
    };
    line.loseAnswers('report');
    await send();
    expect([line.countOf('report'), texts(page)[0]]).toEqual([2, reportMessages.sent]);
    line.loseAnswers('report', 2);
    await send();
    expect(texts(page)[0]).toBe(retryingWriteMessages.unknown('your report was sent'));
    expect(store(ReportsKey).reason).toBe('ABUSE');
    await store(ReportsKey).send();
    expect([texts(page)[0], store(ReportsKey).target]).toEqual([reportMessages.sent, null]);
  });
});
