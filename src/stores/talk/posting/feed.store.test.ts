import { aFeed, aShownFeed, idsIn } from '@tests/support/a-feed';
import { aPoll } from '@tests/support/a-poll';
import { failureOf } from '@tests/support/failure-of';
import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { communityKeyOf } from '@/core/talk/communities/user-communities';

describe('an address that begins behind a cursor', () => {
  it('shows what comes after it, and the newest again without it', async () => {
    const { feed, newPost } = aFeed();
    await feed.open('newest');
    const first = idsIn(feed);
    const cursor = feed.nextCursor;
    await feed.open('newest', cursor);
    expect(feed.isPartOnly).toBe(true);
    expect(idsIn(feed)).toHaveLength(20);
    expect(idsIn(feed).filter((id) => first.includes(id))).toEqual([]);
    feed.receive(newPost());
    expect([idsIn(feed).length, feed.waitingCount]).toEqual([20, 0]);
    await feed.open('newest');
    expect([feed.isPartOnly, idsIn(feed).slice(1)]).toEqual([false, first.slice(0, -1)]);
  });
});

describe('the first page', () => {
  it('[ST-ASYNC] goes from loading to success', async () => {
    const { feed } = aFeed();
    const states: string[] = [];
    reaction(
      () => feed.state,
      (state) => states.push(state),
      { fireImmediately: true },
    );
    await feed.open('newest');
    expect(states).toEqual(['idle', 'loading', 'ready']);
    expect(feed.visible).toHaveLength(20);
  });

  it('[ST-ASYNC] goes from loading to error, with its message, and loads when one tries again', async () => {
    const { feed, line } = aFeed();
    const states: string[] = [];
    reaction(
      () => feed.state,
      (state) => states.push(state),
      { fireImmediately: true },
    );
    line.failNext(failureOf(500));
    await feed.open('newest');
    expect(states).toEqual(['idle', 'loading', 'failed']);
    await feed.reload();
    expect(feed.state).toBe('ready');
  });

  it('is loaded once, however often the feed is opened', async () => {
    const { feed, line } = aFeed();
    await feed.open('newest');
    await feed.open('newest');
    expect(line.countOf('listFeed')).toBe(1);
  });

  it('is another one for each feed', async () => {
    const { feed } = aFeed();
    await feed.open('newest');
    await feed.open('following');
    expect(feed).toMatchObject({ current: 'following', state: 'failed' });
    await feed.open('newest');
    expect(feed.state).toBe('ready');
  });

  it('of everybody stays when nobody is signed in any more, and the personal one goes', async () => {
    const { feed } = aFeed();
    await feed.open('newest');
    const read = feed.visible.length;
    await feed.open('following');
    feed.forget();
    expect(feed).toMatchObject({ state: 'ready', current: 'newest' });
    expect(feed.visible).toHaveLength(read);
  });
});

describe('the end of the session', () => {
  it('drops what was asked for before it, and brings the generic feed again', async () => {
    const { feed, posts, line } = aFeed();
    line.hold();
    const personal = feed.open('following');
    const generic = feed.open('newest');
    posts.forget();
    feed.forget();
    line.release();
    await Promise.all([personal, generic]);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(line.countOf('listFeed')).toBe(3);
    expect(feed).toMatchObject({ current: 'newest', state: 'ready' });
    await feed.open('following');
    expect(line.countOf('listFeed')).toBe(4);
  });
});

describe('the next page', () => {
  it('follows the first one, each post once', async () => {
    const { feed, newPost } = aFeed();
    await feed.open('newest');
    feed.receive(newPost());
    await feed.loadMore();
    expect(feed.visible).toHaveLength(41);
    expect(new Set(idsIn(feed)).size).toBe(41);
    expect(feed.hasMore).toBe(false);
    await feed.loadMore();
    expect(feed.visible).toHaveLength(41);
  });

  it('is asked for once at a time', async () => {
    const { feed, line } = aFeed();
    await feed.open('newest');
    await Promise.all([feed.loadMore(), feed.loadMore()]);
    expect(line.countOf('listFeed')).toBe(2);
  });

  it('leaves what is there where it does not come, and comes when one tries again', async () => {
    const { feed, line } = aFeed();
    await feed.open('newest');
    line.goOffline();
    await feed.loadMore();
    expect(feed.moreState).toMatchObject({ state: 'failed', failure: { kind: 'network' } });
    expect(feed.visible).toHaveLength(20);
    line.goOnline();
    await feed.loadMore();
    expect(feed.moreState.state).toBe('ready');
    expect(feed.visible).toHaveLength(40);
  });
});

describe('a post that goes live', () => {
  it('shows at once on top where one stands at the top', async () => {
    const { feed, newPost } = aFeed();
    await feed.open('newest');
    const post = newPost();
    feed.receive(post);
    feed.receive(post);
    expect(idsIn(feed).filter((id) => id === post.id)).toHaveLength(1);
    expect(idsIn(feed)[0]).toBe(post.id);
  });

  it('waits where one reads further down, and shows when one asks for it or comes back', async () => {
    const { feed, newPost } = aFeed();
    await feed.open('newest');
    feed.setAtTop(false);
    const [first, second] = [newPost(), newPost()];
    feed.receive(first);
    feed.receive(second);
    expect(feed.waitingCount).toBe(2);
    expect(feed.visible).toHaveLength(20);
    feed.showWaiting();
    expect(idsIn(feed).slice(0, 2)).toEqual([second.id, first.id]);
    expect(feed.waitingCount).toBe(0);
    const third = newPost();
    feed.receive(third);
    feed.setAtTop(true);
    expect(idsIn(feed)[0]).toBe(third.id);
  });

  it('is not announced where the viewer has blocked its author', async () => {
    const { feed, posts, newPost } = aFeed();
    await feed.open('newest');
    feed.setAtTop(false);
    const post = newPost();
    posts.withhold(post.author.name);
    feed.receive(post);
    expect(feed.waitingCount).toBe(0);
    posts.release(post.author.name);
    expect(feed.waitingCount).toBe(1);
  });

  it('keeps one’s own vote and authorship, which the event does not know', async () => {
    const { feed, posts, newPost } = aFeed();
    await feed.open('newest');
    const post = newPost();
    feed.add({ ...post, isMine: true, myVote: 'none' });
    feed.receive(post);
    expect(posts.find(post.id)?.isMine).toBe(true);
    expect(idsIn(feed).filter((id) => id === post.id)).toHaveLength(1);
  });

  it('is forgotten before the first page is there, which brings it anyway', async () => {
    const { feed, newPost } = aFeed();
    const post = newPost();
    feed.receive(post);
    await feed.open('newest');
    expect(idsIn(feed).filter((id) => id === post.id)).toHaveLength(1);
  });

  it('comes later where the connection was away meanwhile', async () => {
    const { feed, catchUp, newPost } = aFeed();
    await catchUp.execute();
    expect(feed.state).toBe('idle');
    await feed.open('newest');
    feed.setAtTop(false);
    const [first, second] = [newPost(), newPost()];
    await catchUp.execute();
    expect(feed.waitingCount).toBe(2);
    feed.showWaiting();
    expect(idsIn(feed).slice(0, 2)).toEqual([second.id, first.id]);
  });

  it('shows on top where it is one’s own, wherever one reads', async () => {
    const { feed, newPost } = aFeed();
    await feed.open('newest');
    feed.setAtTop(false);
    const post = newPost();
    feed.receive(post);
    feed.add({ ...post, isMine: true });
    expect(idsIn(feed)[0]).toBe(post.id);
    expect(feed.waitingCount).toBe(0);
  });
});

describe('a post that its author changes while it is shown', () => {
  it('has its new text, and the viewer’s own vote', async () => {
    const { posts, change, id } = await aShownFeed();
    posts.showVotes(id, { upvotes: 1, downvotes: 0, myVote: 'up' });
    posts.changed(change({ content: 'Another text' }));
    expect(posts.find(id)).toMatchObject({ content: 'Another text', myVote: 'up' });
  });

  it('leaves its place where it is deleted, and is back in it', async () => {
    const { feed, posts, change, id } = await aShownFeed();
    const before = idsIn(feed);
    posts.changed(change({ status: 'DELETED' }));
    expect(idsIn(feed)).toEqual(before);
    expect(posts.find(id)).toMatchObject({ status: 'DELETED', content: '', poll: null });
    posts.changed(change({ status: 'LIVE' }));
    expect(posts.find(id)?.content).not.toBe('');
    expect(idsIn(feed)).toEqual(before);
  });

  it('is read again where it comes back with a poll: the event for everybody does not say the viewer’s pick', async () => {
    const { posts, catchUp, change, id, line } = await aShownFeed();
    await catchUp.showChanged(change({ status: 'DELETED' }));
    expect([posts.find(id)?.status, line.countOf('getPost')]).toEqual(['DELETED', 0]);
    const withPoll = { ...change({ status: 'LIVE' }), poll: aPoll({ id }) };
    await catchUp.showChanged(withPoll);
    expect([posts.find(id)?.status, line.countOf('getPost')]).toEqual(['LIVE', 1]);
    await catchUp.showChanged(withPoll);
    expect(line.countOf('getPost')).toBe(1);
  });

  it('has its reader’s pick where it comes back, without a read, however often its author deletes and restores it', async () => {
    const { posts, catchUp, change, id, line } = await aShownFeed();
    const event = (status: 'LIVE' | 'DELETED') => ({
      ...change({ status }),
      poll: status === 'LIVE' ? aPoll({ id, myOption: null }) : null,
    });
    posts.showPoll(aPoll({ id, myOption: 2 }));
    for (let time = 0; time < 10; time += 1) {
      await catchUp.showChanged(event('DELETED'));
      expect(posts.find(id)).toMatchObject({ status: 'DELETED', poll: null });
      await catchUp.showChanged(event('LIVE'));
    }
    expect([posts.find(id)?.poll?.myOption, line.countOf('getPost')]).toEqual([2, 0]);
    await catchUp.showChanged(event('DELETED'));
    posts.forget();
    await catchUp.showChanged(event('LIVE'));
    expect(posts.find(id)?.poll?.myOption).not.toBe(2);
  });

  it('is as it is now after the connection was away', async () => {
    const { feed, catchUp, posts, change, id } = await aShownFeed();
    change({ content: 'Changed meanwhile' });
    await catchUp.execute();
    expect(posts.find(id)?.content).toBe('Changed meanwhile');
    change({ status: 'DELETED' });
    await catchUp.execute();
    expect(posts.find(id)?.status).toBe('DELETED');
    expect(idsIn(feed)).toContain(id);
  });

  it.each(['top', 'rising', 'following'] as const)('is so in the feed %s as well, in its place', async (name) => {
    const { feed, catchUp, posts, browser, changeOf, world } = aFeed();
    const reader = world.records(UserRecords).add('Asha Nair', 'asha@vaayuna.example');
    for (const community of world.records(CommunityRecords).all) {
      world.records(CommunityRecords).followedBy(reader).add(communityKeyOf(community));
    }
    browser.signIn(reader);
    await feed.open(name);
    await feed.loadMore();
    const before = idsIn(feed);
    const [changed = '', deleted = ''] = [before.at(1), before.at(-1)];
    changeOf(changed, { content: 'Changed meanwhile' });
    changeOf(deleted, { status: 'DELETED' });
    await catchUp.execute();
    expect(posts.find(changed)?.content).toBe('Changed meanwhile');
    expect(posts.find(deleted)?.status).toBe('DELETED');
    expect(idsIn(feed)).toEqual(before);
  });

  it('does not bring up an older post from below the loaded ones', async () => {
    const { feed, catchUp, change } = await aShownFeed();
    const before = idsIn(feed);
    change({ status: 'DELETED' });
    await catchUp.execute();
    expect(idsIn(feed)).toEqual(before);
  });

  it('is so in a feed that comes into view later, which is loaded again', async () => {
    const { feed, catchUp, posts, change, id } = await aShownFeed();
    await feed.open('top');
    change({ status: 'DELETED' });
    await catchUp.execute();
    await feed.open('newest');
    expect(idsIn(feed)).not.toContain(id);
    expect(posts.find(id)).not.toBeNull();
  });

  it('is passed over where the page does not have it', async () => {
    const { posts, newPost } = aFeed();
    const post = newPost();
    posts.changed(post);
    expect(posts.find(post.id)).toBeNull();
  });
});
