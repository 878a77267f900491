import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';

it('a session that ends under an open page leaves the page, and nothing of the person on it', async () => {
  const { stores, world, me, settle } = await startMemoryApp({ as: 'reader' });
  const [community] = world.communities.values();
  if (community === undefined) throw new Error('The demo world has communities.');
  const { type, entityId } = community;
  await stores.communities.follow({
    ...community,
    type,
    entityId,
    topicMeta: { posts: 0, followers: 0 },
    followed: false,
  });
  const [post] = stores.feed.visible;
  if (post === undefined) throw new Error('The demo world has posts.');
  await stores.voting.press({ type: 'post', id: post.id }, 'up');
  await stores.feed.open('PERSONALIZED');
  expect(me.isReader).toBe(true);

  stores.session.markUnauthorised();
  await settle();

  expect(stores.session.isLoggedIn).toBe(false);
  expect(stores.feed.current).toBe('GENERIC');
  expect(stores.feed.visible.length).toBeGreaterThan(0);
  expect(stores.feed.visible.every(({ myVote, isMine }) => myVote === 'none' && !isMine)).toBe(true);
  expect(stores.communities.userCommunities).toEqual([]);
  expect(stores.communities.popular.state).toBe('ready');
  expect(stores.profile.profile).toBeNull();
  expect(stores.notifications.unseenCount).toBe(0);
});
