import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { READ_MARK_PAUSE_MS } from '@/core/talk/chat/chat.rules';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';
import { ChatKey, ConversationKey, RoomsKey } from './keys';

type App = Awaited<ReturnType<typeof startMemoryApp>>;

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

async function openInSight(app: App, talkId: string): Promise<void> {
  await app.store(ConversationKey).open(talkId);
  app.store(ConversationKey).setInSight(true);
}

it('who enters the room of a topic is led into it, and what others write there counts without a toast', async () => {
  const one = await aFollower('RoomOne');
  const other = await aFollower('RoomOther', one);
  const talkId = await entered(one);
  expect(await entered(other)).toBe(talkId);
  await one.store(ProfileKey).loadPseudoProfiles();
  await openInSight(one, talkId);
  one.store(ConversationKey).write('45 days, confirmed');
  one.store(ConversationKey).submit();
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

it('a busy room is counted on every page without a call for each message, and marked as read where it is open, with a pause between', async () => {
  const one = await aFollower('RoomBusy');
  const reading = await aFollower('RoomReader', one);
  const talkId = await entered(one);
  await entered(reading);
  const elsewhere = await startMemoryApp({ as: 'writer', world: one.world, me: reading.me });
  await one.store(ProfileKey).loadPseudoProfiles();
  for (const app of [one, reading]) await openInSight(app, talkId);
  const say = async (count: number) => {
    for (let said = 0; said < count; said += 1) {
      one.store(ConversationKey).write(`Message ${said}`);
      one.store(ConversationKey).submit();
      for (const app of [one, reading, elsewhere, one]) await app.settle();
    }
  };
  await say(1);
  const calls = () =>
    [reading, elsewhere].map(({ line }) =>
      ['getChatMeta', 'listTalks', 'listRooms', 'listMessages', 'readTalk'].map((call) => line.countOf(call)),
    );
  const unread = () => [reading, elsewhere].map(({ store }) => store(ChatKey).unreadCount);
  expect(unread()).toEqual([0, 0]);
  const before = calls();
  await say(12);
  expect(calls()).toEqual(before);
  expect(unread()).toEqual([0, 12]);
  const reads = reading.line.countOf('readTalk');
  reading.time.advance(READ_MARK_PAUSE_MS);
  for (const app of [reading, elsewhere]) await app.settle();
  expect([reading.line.countOf('readTalk'), unread()]).toEqual([reads + 1, [0, 0]]);
  await say(2);
  reading.store(ConversationKey).close(talkId);
  for (const app of [reading, elsewhere]) await app.settle();
  expect([reading.line.countOf('readTalk'), unread()]).toEqual([reads + 2, [0, 0]]);
  expect(elsewhere.line.countOf('getChatMeta')).toBe(before[1]?.[0]);
});

it('a page that goes out of sight says at once what was read on it, and what comes meanwhile is unread until it is back', async () => {
  const one = await aFollower('RoomWriter');
  const reading = await aFollower('RoomGlancer', one);
  const talkId = await entered(one);
  await entered(reading);
  const elsewhere = await startMemoryApp({ as: 'writer', world: one.world, me: reading.me });
  await one.store(ProfileKey).loadPseudoProfiles();
  for (const app of [one, reading]) await openInSight(app, talkId);
  const settleAll = async () => {
    for (const app of [one, reading, elsewhere, one, reading, elsewhere]) await app.settle();
  };
  const say = async (text: string) => {
    one.store(ConversationKey).write(text);
    one.store(ConversationKey).submit();
    await settleAll();
  };
  const unread = () => [reading, elsewhere].map(({ store }) => store(ChatKey).unreadCount);
  await say('First');
  await say('Within the pause');
  expect(unread()).toEqual([0, 1]);
  reading.store(ConversationKey).setInSight(false);
  await settleAll();
  expect(unread()).toEqual([0, 0]);
  await say('Seen by nobody');
  reading.time.advance(READ_MARK_PAUSE_MS);
  await settleAll();
  expect(unread()).toEqual([1, 1]);
  reading.store(ConversationKey).setInSight(true);
  await settleAll();
  expect(unread()).toEqual([0, 0]);
});

it('a room that was left is not marked as read any more, until it is entered again', async () => {
  const one = await aFollower('RoomStayer');
  const leaving = await aFollower('RoomLeaver', one);
  const talkId = await entered(one);
  await entered(leaving);
  await one.store(ProfileKey).loadPseudoProfiles();
  for (const app of [one, leaving]) await openInSight(app, talkId);
  const settleAll = async () => {
    for (const app of [one, leaving, one, leaving]) await app.settle();
  };
  const say = async (text: string) => {
    one.store(ConversationKey).write(text);
    one.store(ConversationKey).submit();
    await settleAll();
  };
  await say('First');
  await say('Within the pause');
  const reads = leaving.line.countOf('readTalk');
  const talk = leaving.store(ChatKey).find(talkId);
  if (talk === null) throw new Error('No room.');
  await leaving.store(ChatKey).leave(talk);
  leaving.store(ConversationKey).close(talkId);
  await settleAll();
  expect(leaving.line.countOf('readTalk')).toBe(reads);
  await entered(leaving);
  await openInSight(leaving, talkId);
  await settleAll();
  expect(leaving.line.countOf('readTalk')).toBe(reads + 1);
});

it('what a page loads before it shows it is unread, until its messages come into sight', async () => {
  const one = await aFollower('RoomWriter');
  const loading = await aFollower('RoomLoader', one);
  const talkId = await entered(one);
  await entered(loading);
  await one.store(ProfileKey).loadPseudoProfiles();
  await openInSight(one, talkId);
  const settleAll = async () => {
    for (const app of [one, loading, one, loading]) await app.settle();
  };
  one.store(ConversationKey).write('Seen by nobody yet');
  one.store(ConversationKey).submit();
  await settleAll();
  const talk = loading.store(ConversationKey);
  await talk.open(talkId);
  await settleAll();
  expect([talk.messages.state, loading.store(ChatKey).find(talkId)?.unreadCount]).toEqual(['ready', 1]);
  expect(loading.line.countOf('readTalk')).toBe(0);
  talk.setInSight(true);
  await settleAll();
  expect(loading.store(ChatKey).find(talkId)?.unreadCount).toBe(0);
  expect(loading.line.countOf('readTalk')).toBe(1);
});

it('a conversation that another one takes the place of is left, and says at once how far it was read', async () => {
  const one = await aFollower('RoomMover');
  const talkId = await entered(one);
  await one.store(ProfileKey).loadPseudoProfiles();
  await openInSight(one, talkId);
  for (const text of ['One', 'Two']) {
    one.store(ConversationKey).write(text);
    one.store(ConversationKey).submit();
    await one.settle();
  }
  const reads = one.line.countOf('readTalk');
  await one.store(ConversationKey).open('another');
  expect(one.line.countOf('readTalk')).toBe(reads + 1);
  expect(one.store(ConnectionKey).joinedRooms).not.toContain(talkId);
});

it('a user whose session ends while a room is entered is not led into it', async () => {
  const one = await aFollower('RoomLate');
  const { rooms } = one.store(RoomsKey);
  const room = rooms.state === 'ready' ? rooms.value[0] : undefined;
  if (room === undefined) throw new Error('There is no room.');
  one.line.holdAnswers('enterRoom');
  const isEntered = one.store(RoomsKey).enter(room);
  await one.settle();
  one.store(SessionKey).markUnauthorised();
  const asked = one.line.countOf('listTalks');
  one.line.release();
  await isEntered;
  await one.settle();
  expect([one.location.current(), one.line.countOf('listTalks')]).toEqual(['/messages', asked]);
});

it('[ST-SOCKET-LEAVE-ALL] a user who logs out is in no room any more, and nothing waits to be marked as read', async () => {
  const one = await aFollower('RoomLeaver');
  const talkId = await entered(one);
  await openInSight(one, talkId);
  expect(one.store(ConnectionKey).joinedRooms).toEqual([talkId]);
  await one.store(ProfileKey).loadPseudoProfiles();
  for (const text of ['One', 'Two', 'Three']) {
    one.store(ConversationKey).write(text);
    one.store(ConversationKey).submit();
    await one.settle();
  }
  const reads = one.line.countOf('readTalk');
  await one.store(SessionKey).signOut();
  one.time.advance(READ_MARK_PAUSE_MS);
  await one.settle();
  expect(one.store(ConnectionKey).joinedRooms).toEqual([]);
  expect(one.line.countOf('readTalk')).toBe(reads);
  expect(one.store(ChatKey)).toMatchObject({ unreadCount: 0, groupCount: 0, talks: { state: 'idle' } });
});
