import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { CommunityRecords } from '@/adapters/memory/community-records';
import { RoleRecords } from '@/adapters/memory/role-records';
import { CommunitiesKey } from '@/stores/communities/keys';
import { NotificationsKey } from '@/stores/notifications/keys';
import { FeedKey } from '@/stores/posting/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { SessionKey } from '@/stores/session/keys';
import { VotingKey } from '@/stores/voting/keys';

it('a session that ends under an open page leaves the page, and nothing of the person on it', async () => {
  const { store, world, me, settle } = await startMemoryApp({ as: 'reader' });
  const [community] = world.records(CommunityRecords).all;
  if (community === undefined) throw new Error('The demo world has communities.');
  const { type, entityId } = community;
  await store(CommunitiesKey).follow({
    ...community,
    type,
    entityId,
    topicMeta: { posts: 0, followers: 0 },
    followed: false,
  });
  const [post] = store(FeedKey).visible;
  if (post === undefined) throw new Error('The demo world has posts.');
  await store(VotingKey).press({ type: 'post', id: post.id }, 'up');
  await store(FeedKey).open('PERSONALIZED');
  expect(world.records(RoleRecords).of(me).isReader).toBe(true);

  store(SessionKey).markUnauthorised();
  await settle();

  expect(store(SessionKey).isLoggedIn).toBe(false);
  expect(store(FeedKey).current).toBe('GENERIC');
  expect(store(FeedKey).visible.length).toBeGreaterThan(0);
  expect(store(FeedKey).visible.every(({ myVote, isMine }) => myVote === 'none' && !isMine)).toBe(true);
  expect(store(CommunitiesKey).userCommunities).toEqual([]);
  expect(store(CommunitiesKey).popular.state).toBe('ready');
  expect(store(ProfileKey).profile).toBeNull();
  expect(store(NotificationsKey).unseenCount).toBe(0);
});
