import { aMemoryUser } from '@tests/support/a-memory-user';
import { startMemoryApp } from '@tests/support/memory-app';
import { settleBoth, textsOf, twoInConversation, twoInOpenConversation } from '@tests/support/two-in-conversation';
import { expect, it } from 'vitest';
import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import { ChatRecords } from '@/adapters/memory/talk/chat/chat-records';
import { MAX_MESSAGES } from '@/core/talk/chat/chat.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { ChatKey, ConversationKey, ConversationRequestKey, MessageChangesKey } from './keys';

it('a request leads to its conversation, which the other one sees at once and can accept', async () => {
  const { asker, asked, talkId } = await twoInConversation();
  expect(asker.location.current()).toBe(`/messages/${talkId}`);
  expect(asker.store(ChatKey).find(talkId)?.state).toBe('WAITING');
  expect(asked.store(ChatKey)).toMatchObject({ unreadCount: 1, groupCount: 1 });
  const talk = asked.store(ChatKey).find(talkId);
  expect(talk).toMatchObject({ state: 'ASKED', other: { name: 'AskingOne' }, unreadCount: 1 });
  if (talk !== null) await asked.store(ChatKey).accept(talk);
  await settleBoth(asker, asked);
  expect(asker.store(ChatKey).find(talkId)?.state).toBe('OPEN');
});

it('a faulty request says why at its fields, and is sent once however often its answer is lost', async () => {
  const { asker, asked } = await twoInConversation();
  const request = asker.store(ConversationRequestKey);
  await request.send();
  expect(Object.keys(request.form.errors)).toEqual(['to', 'content']);
  request.changeTo('NobodyHasThis');
  request.write('See www.x.example');
  expect(Object.keys(request.form.errors)).toEqual(['content']);
  request.write('Hello');
  await request.send();
  expect(request.form.errors.to).toBe('Nobody has this pseudonym. Check its spelling.');
  asked.store(NavigationKey).go('/messages/new');
  await asked.settle();
  const third = await startMemoryApp({ as: 'writer', world: asker.world, address: '/messages/new?to=AskedOne' });
  third.line.loseAnswers('requestTalk');
  third.store(ConversationRequestKey).write('Hello');
  await third.store(ConversationRequestKey).send();
  expect(third.line.countOf('requestTalk')).toBe(2);
  expect(asker.world.records(ChatRecords).of(third.me)).toHaveLength(1);
});

it('a first message outlives a reload and the session’s end, for the pseudonym that it was written to', async () => {
  const first = await startMemoryApp({ as: 'writer', address: '/messages/new?to=AskedOne' });
  first.store(ConversationRequestKey).write('May I ask you something?');
  const { world, me, storage } = first;
  const reload = async (address: string, who = me) => {
    const app = await startMemoryApp({ as: 'writer', world, me: who, storage, address });
    app.store(ConversationRequestKey).restore();
    return app;
  };
  const again = await reload('/messages/new?to=AskedOne');
  expect(again.store(ConversationRequestKey)).toMatchObject({ to: 'AskedOne', text: 'May I ask you something?' });
  again.browser.signOut();
  await again.store(SessionKey).checkUser();
  expect(again.store(ConversationRequestKey)).toMatchObject({ to: '', text: '' });
  const other = aMemoryUser(world, { isReader: true });
  for (const fresh of [await reload('/messages/new?to=Another'), await reload('/messages/new', other)])
    expect(fresh.store(ConversationRequestKey).text).toBe('');
  const bare = await reload('/messages/new');
  expect(bare.store(ConversationRequestKey)).toMatchObject({ to: 'AskedOne', text: 'May I ask you something?' });
  bare.store(ConversationRequestKey).changeTo('AskedTwo');
  bare.store(ConversationRequestKey).open('AskedOne');
  expect(bare.store(ConversationRequestKey).text).toBe('');
  const moved = await reload('/messages/new');
  expect(moved.store(ConversationRequestKey)).toMatchObject({ to: 'AskedTwo', text: 'May I ask you something?' });
});

it('a first message that is sent leaves no draft', async () => {
  const { asker } = await twoInConversation();
  asker.store(NavigationKey).go('/messages/new');
  await asker.settle();
  asker.store(ConversationRequestKey).restore();
  expect(asker.store(ConversationRequestKey)).toMatchObject({ to: '', text: '' });
});

it('messages are sent in their order; one that fails holds the later ones, and both are sent again or taken back', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  asker.line.goOffline();
  for (const text of ['one', 'two']) {
    talk.write(text);
    talk.submit();
  }
  await asker.settle();
  expect(talk.outbox.failureText).not.toBeNull();
  expect(talk.waiting.map(({ content }) => content)).toEqual(['one', 'two']);
  const [, second] = talk.waiting;
  if (second !== undefined) talk.takeBack(second);
  expect(talk.draft).toBe('two');
  asker.line.goOnline();
  asker.line.loseAnswers('sendMessage');
  await talk.outbox.retry();
  await settleBoth(asker, asked);
  expect([talk.waiting, textsOf(asker)]).toEqual([[], ['May I ask you something?', 'one']]);
  expect(asked.store(ChatKey).find(talkId)).toMatchObject({
    lastNumber: 2,
    lastMessage: { content: 'one', isMine: false },
  });
});

it('a message whose answers are lost waits no more once its page knows it, and holds none that is written later', async () => {
  const { asker, asked } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  asker.line.loseAnswers('sendMessage', 2);
  for (const text of ['one', 'two']) {
    talk.write(text);
    talk.submit();
  }
  await settleBoth(asker, asked);
  expect([talk.waiting, talk.outbox.failureText]).toEqual([[], null]);
  asker.realtime.disconnect();
  asker.line.loseAnswers('sendMessage', 2);
  talk.write('three');
  talk.submit();
  await settleBoth(asker, asked);
  expect(talk.waiting.map(({ content }) => content)).toEqual(['three']);
  asker.realtime.connect();
  await settleBoth(asker, asked);
  expect([talk.waiting, textsOf(asker)]).toEqual([[], ['May I ask you something?', 'one', 'two', 'three']]);
});

it('what was missed while the connection was lost is loaded in one call, and a gap too', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  await asked.store(ConversationKey).open(talkId);
  asked.store(ConversationKey).setInSight(true);
  const talk = asker.store(ConversationKey);
  const calls = () => asked.line.countOf('listMessages');
  const before = calls();
  const say = (text: string) => {
    talk.write(text);
    talk.submit();
  };
  asked.realtime.disconnect();
  for (const text of ['one', 'two', 'three']) say(text);
  await asker.settle();
  asked.realtime.connect();
  say('four');
  await settleBoth(asker, asked);
  expect(textsOf(asked)).toEqual(['May I ask you something?', 'one', 'two', 'three', 'four']);
  expect(calls()).toBe(before + 1);
  asked.realtime.interrupt(() => undefined);
  await settleBoth(asker, asked);
  expect(calls()).toBe(before + 2);
  expect(asked.store(ChatKey).find(talkId)?.unreadCount).toBe(0);
});

it('[EN-CHAT-META] the counts are zero and not fetched at start, and filled by the call; [API-CHAT-META] unreadCount too', async () => {
  const guest = await startMemoryApp();
  expect(guest.store(ChatKey)).toMatchObject({ unreadCount: 0, groupCount: 0 });
  const { asker, asked } = await twoInConversation();
  expect(asker.store(ChatKey)).toMatchObject({ unreadCount: 0, groupCount: 1 });
  expect(asked.store(ChatKey)).toMatchObject({ unreadCount: 1, groupCount: 1 });
});

it('[EN-CHAT] the state begins without a connection, an error, rooms, a toast and counts', async () => {
  const { store, realtime, settle } = await startMemoryApp({ as: 'writer' });
  realtime.disconnect();
  await settle();
  expect(store(ConnectionKey)).toMatchObject({ isConnected: false, connectionError: null, joinedRooms: [] });
  expect(store(ChatKey)).toMatchObject({ pendingToast: null, unreadCount: 0, groupCount: 0 });
});

it('a message elsewhere is a toast, whose link leads to the conversation; one toast stands for several', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const say = async (text: string) => {
    asker.store(ConversationKey).write(text);
    asker.store(ConversationKey).submit();
    await settleBoth(asker, asked);
  };
  await say('Hello');
  expect(asked.toasts.shown.at(-1)).toMatchObject({ type: 'chatMessage', text1: 'AskingOne', text2: 'Hello' });
  await say('Are you there?');
  const toast = asked.toasts.shown.at(-1);
  expect(toast?.text2).toBe('2 new messages. The last: Are you there?');
  expect(asked.store(ChatKey).pendingToast).toMatchObject({ talkId, name: 'AskingOne', count: 2 });
  toast?.props.onViewMessage?.();
  await settleBoth(asker, asked);
  expect([asked.location.current(), asked.store(ChatKey).pendingToast]).toEqual([`/messages/${talkId}`, null]);
});

it('a conversation is a joined room while its page has it whole: not without a connection, and not on another page', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  await asked.store(ConversationKey).open(talkId);
  const rooms = () => asked.store(ConnectionKey).joinedRooms;
  expect(rooms()).toEqual([talkId]);
  asked.realtime.disconnect();
  expect(rooms()).toEqual([]);
  asked.realtime.connect();
  await settleBoth(asker, asked);
  expect(rooms()).toEqual([talkId]);
  asked.store(ConversationKey).close(talkId);
  expect(rooms()).toEqual([]);
});

it('what is being written outlives the page, and nothing of it is there for the next user', async () => {
  const { asker, talkId } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  talk.write('Not sent yet');
  talk.forget();
  expect(talk.draft).toBe('');
  await talk.open(talkId);
  expect(talk.draft).toBe('');
  talk.restore(talkId);
  expect(talk.draft).toBe('Not sent yet');
  asker.store(ChatKey).forget();
  talk.forget();
  expect([asker.store(ChatKey).talks.state, talk.messages.state, talk.waiting]).toEqual(['idle', 'idle', []]);
});

it('who leaves is led to the list, and the conversation is closed for the other; a block does too, and ends', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const talkOf = (app: typeof asker) => app.store(ChatKey).find(talkId);
  const own = talkOf(asker);
  if (own === null) throw new Error('No conversation.');
  await asker.store(ChatKey).setBlocked(own, true);
  expect(talkOf(asker)).toMatchObject({ state: 'CLOSED', isBlocked: true });
  await asker.store(ChatKey).setBlocked(own, false);
  expect(talkOf(asker)).toMatchObject({ state: 'OPEN', isBlocked: false });
  await asker.store(ChatKey).leave(own);
  await settleBoth(asker, asked);
  expect(asker.location.current()).toBe('/messages');
  // As after a block: the other user finds it closed and is not notified.
  expect([talkOf(asker), talkOf(asked)?.state]).toEqual([null, 'OPEN']);
  await asked.store(ChatKey).load();
  expect(talkOf(asked)?.state).toBe('CLOSED');
});

it('a conversation that a block had closed is open again on the other page with the next message', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const own = asker.store(ChatKey).find(talkId);
  if (own === null) throw new Error('No conversation.');
  await asker.store(ChatKey).setBlocked(own, true);
  await asked.store(ChatKey).load();
  expect(asked.store(ChatKey).find(talkId)).toMatchObject({ state: 'CLOSED', isBlocked: false });
  await asker.store(ChatKey).setBlocked(own, false);
  asker.store(ConversationKey).write('Still there?');
  asker.store(ConversationKey).submit();
  await settleBoth(asker, asked);
  expect(asked.store(ChatKey).find(talkId)).toMatchObject({ state: 'OPEN', lastNumber: 2 });
});

it('who is no writer is told so before they write', async () => {
  const [reader, writer] = [
    await startMemoryApp({ as: 'reader', address: '/messages/new' }),
    await startMemoryApp({ as: 'writer', address: '/messages/new' }),
  ];
  expect([reader.store(ChatKey).needsWriter, writer.store(ChatKey).needsWriter]).toEqual([true, false]);
});

it('a message of one’s own is changed and deleted for both pages, for fifteen minutes', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  await asked.store(ConversationKey).open(talkId);
  const say = async (text: string) => {
    asker.store(ConversationKey).write(text);
    asker.store(ConversationKey).submit();
    await settleBoth(asker, asked);
  };
  const last = (app: typeof asker) => {
    const { messages } = app.store(ConversationKey);
    const message = messages.state === 'ready' ? messages.value.at(-1) : undefined;
    if (message === undefined) throw new Error('No message.');
    return message;
  };
  await say('In the leter');
  const changes = asker.store(MessageChangesKey);
  changes.edit(last(asker));
  changes.write(' ');
  await changes.save();
  expect(changes.error).toBe('Write a message.');
  changes.write('In the letter');
  asker.line.loseAnswers('editMessage');
  await changes.save();
  await settleBoth(asker, asked);
  expect([changes.isEditing(last(asker)), last(asker).content, last(asked).content]).toEqual([
    false,
    'In the letter',
    'In the letter',
  ]);
  expect(asked.store(ChatKey).find(talkId)?.lastMessage?.content).toBe('In the letter');
  await changes.remove(last(asker));
  await settleBoth(asker, asked);
  expect([last(asker).state, last(asked).state]).toEqual(['DELETED', 'DELETED']);
  await say('Later');
  const talk = asker.store(ChatKey).find(talkId);
  if (talk === null) throw new Error('No conversation.');
  expect(changes.canChange(talk, last(asker))).toBe(true);
  asker.time.advance(15 * 60_000);
  asker.store(ClockStoreKey).tick();
  expect(changes.canChange(talk, last(asker))).toBe(false);
  await changes.remove(last(asker));
  expect(asker.toasts.shown.at(-1)?.text2).toBe('A message can be changed or deleted for 15 minutes.');
});

it('a message of the other one is reported, and a report that fails says so', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  await asked.store(ConversationKey).open(talkId);
  const { messages } = asked.store(ConversationKey);
  const message = messages.state === 'ready' ? messages.value.at(-1) : undefined;
  if (message === undefined) throw new Error('No message.');
  asked.line.loseAnswers('reportMessage');
  await asked.store(MessageChangesKey).report(message, 'ABUSE');
  expect(asked.line.countOf('reportMessage')).toBe(2);
  expect(asked.toasts.shown.at(-1)).toMatchObject({ type: 'success' });
  await asker.store(ConversationKey).open(talkId);
  await asker.store(MessageChangesKey).report(message, 'ABUSE');
  expect(asker.toasts.shown.at(-1)?.text2).toBe('This is your own message.');
});

it('what was missed is loaded to its end where one call does not hold it', async () => {
  const { asker, asked } = await twoInOpenConversation();
  const [own] = asked.world.records(ChatRecords).of(asked.me);
  const [first] = own?.talk.messages ?? [];
  if (own === undefined || first === undefined) throw new Error('The conversation has no message.');
  const missed = Array.from({ length: 2 * MAX_MESSAGES }, (_, at) => ({
    ...first,
    id: `missed-${at}`,
    number: at + 2,
  }));
  own.talk.messages.push(...missed);
  await asker.store(ConversationKey).catchUp();
  await settleBoth(asker, asked);
  expect(textsOf(asker)).toHaveLength(2 * MAX_MESSAGES + 1);
});

it('what was changed while the connection was lost is caught up', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  await asked.store(ConversationKey).open(talkId);
  asker.store(ConversationKey).write('Wrong');
  asker.store(ConversationKey).submit();
  await settleBoth(asker, asked);
  asked.realtime.disconnect();
  const { messages } = asker.store(ConversationKey);
  const message = messages.state === 'ready' ? messages.value.at(-1) : undefined;
  if (message === undefined) throw new Error('No message.');
  await asker.store(MessageChangesKey).remove(message);
  asked.realtime.connect();
  await settleBoth(asker, asked);
  expect(textsOf(asked)).toEqual(['May I ask you something?', '']);
});

it.each(['open', 'catchUp'] as const)('what changes while messages are read stays changed: %s', async (read) => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const talk = asked.store(ConversationKey);
  await talk.open(talkId);
  asker.store(ConversationKey).write('Wrong');
  asker.store(ConversationKey).submit();
  await settleBoth(asker, asked);
  if (read === 'open') talk.close(talkId);
  asked.line.holdAnswers('listMessages');
  const reading = talk[read](talkId);
  await settleBoth(asked);
  const { messages } = asker.store(ConversationKey);
  const message = messages.state === 'ready' ? messages.value.at(-1) : undefined;
  if (message === undefined) throw new Error('No message.');
  await asker.store(MessageChangesKey).remove(message);
  await settleBoth(asker, asked);
  asked.line.release();
  await reading;
  expect(textsOf(asked)).toEqual(['May I ask you something?', '']);
});

it('a muted conversation raises no toast, and counts no more', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const talk = asked.store(ChatKey).find(talkId);
  if (talk === null) throw new Error('No conversation.');
  await asked.store(ChatKey).setMuted(talk, true);
  const toasts = asked.toasts.shown.length;
  asker.store(ConversationKey).write('Hello');
  asker.store(ConversationKey).submit();
  await settleBoth(asker, asked);
  expect([asked.toasts.shown.length, asked.store(ChatKey).unreadCount]).toEqual([toasts, 0]);
  expect(asked.store(ChatKey).find(talkId)).toMatchObject({ isMuted: true, lastNumber: 2 });
});

it('who wants no news of messages gets no toast, from the next message on, on each page', async () => {
  const { asker, asked } = await twoInOpenConversation();
  const say = async (text: string) => {
    asker.store(ConversationKey).write(text);
    asker.store(ConversationKey).submit();
    await settleBoth(asker, asked);
  };
  const { messages } = asked.world.records(SettingsRecords).of(asked.me);
  asked.world.records(SettingsRecords).of(asked.me).messages = { ...messages, talks: false };
  const toasts = asked.toasts.shown.length;
  const before = asked.store(ChatKey).unreadCount;
  await say('Hello');
  expect([asked.toasts.shown.length, asked.store(ChatKey).unreadCount]).toEqual([toasts, before + 1]);
  asked.world.records(SettingsRecords).of(asked.me).messages = messages;
  await say('Hello again');
  expect(asked.toasts.shown.at(-1)).toMatchObject({ type: 'chatMessage', text2: 'Hello again' });
});
