import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { CommunityRecords } from '@/adapters/memory/communities/community-records';
import { ProfileRecords } from '@/adapters/memory/profile/profile-records';
import { communityKeyOf } from '@/core/communities/user-communities';
import { ProfileKey } from '@/stores/profile/keys';
import { ChatKey, RoomsKey, TalkKey } from './keys';

type App = Awaited<ReturnType<typeof startMemoryApp>>;

/** A writer who follows the first topic. */
async function aFollower(userName: string, other?: App): Promise<App> {
  const app = await startMemoryApp({
    as: 'writer',
    address: '/messages',
    ...(other === undefined ? {} : { world: other.world }),
  });
  const profiles = app.world.records(ProfileRecords);
  profiles.change(app.me, { ...profiles.of(app.me).anonymous, userName });
  const communities = app.world.records(CommunityRecords);
  const topic = communities.all.find(({ type }) => type === 'topic');
  if (topic === undefined) throw new Error('The world has no topic.');
  communities.followedBy(app.me).add(communityKeyOf(topic));
  await app.settle();
  await app.store(RoomsKey).load();
  return app;
}

async function entered(app: App): Promise<string> {
  const { rooms } = app.store(RoomsKey);
  const room = rooms.state === 'ready' ? rooms.value[0] : undefined;
  if (room === undefined) throw new Error('There is no room.');
  await app.store(RoomsKey).choose(room);
  await app.settle();
  return app.location.current().replace('/messages/', '');
}

it('who enters the room of a topic is led into it, and what others write there counts without a toast', async () => {
  const one = await aFollower('RoomOne');
  const other = await aFollower('RoomOther', one);
  const talkId = await entered(one);
  expect(await entered(other)).toBe(talkId);
  await one.store(ProfileKey).loadPseudoProfiles();
  await one.store(TalkKey).open(talkId);
  one.store(TalkKey).write('45 days, confirmed');
  one.store(TalkKey).submit();
  for (const app of [one, other, one, other]) await app.settle();
  const talk = other.store(ChatKey).find(talkId);
  expect(talk?.lastMessage).toMatchObject({
    content: '45 days, confirmed',
    isMine: false,
    author: { name: 'RoomOne' },
  });
  expect(other.store(ChatKey).pendingToast).toBeNull();
  const { rooms } = other.store(RoomsKey);
  expect(rooms.state === 'ready' && rooms.value[0]?.talkId).toBe(talkId);
});

it('the room of a company is asked about before it is entered, and can be left out', async () => {
  const app = await aFollower('RoomAsked');
  const store = app.store(RoomsKey);
  const room = {
    type: 'company',
    entityId: 1,
    name: 'Vaayuna',
    slug: 'vaayuna',
    talkId: null,
    bar: null,
    memberCount: null,
  } as const;
  await store.choose(room);
  expect(store.asked).toEqual(room);
  store.cancel();
  expect(store.asked).toBeNull();
  await store.choose(room);
  await store.enter(room);
  expect(store.asked).toBeNull();
  expect(app.location.current()).toBe('/messages');
});
