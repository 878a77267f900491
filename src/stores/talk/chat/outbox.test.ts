import { startMemoryApp } from '@tests/support/memory-app';
import { settleBoth, textsOf, twoInOpenConversation } from '@tests/support/two-in-conversation';
import { expect, it } from 'vitest';
import { chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ChatKey, ConversationKey } from './keys';

it('messages that were not sent outlive the page, wait for another try and are stored once; nobody else on the device sees them', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  asker.line.goOffline();
  for (const text of ['one', 'two']) {
    asker.store(ConversationKey).write(text);
    asker.store(ConversationKey).submit();
  }
  await asker.settle();
  const [first] = asker.store(ConversationKey).waiting;
  const { world, storage } = asker;
  const stranger = await startMemoryApp({ as: 'writer', world, storage });
  await stranger.store(ConversationKey).open(talkId);
  stranger.store(ConversationKey).outbox.restore();
  expect(stranger.store(ConversationKey).waiting).toEqual([]);

  const again = await startMemoryApp({ as: 'writer', world, me: asker.me, storage });
  const talk = again.store(ConversationKey);
  await talk.open(talkId);
  talk.outbox.restore();
  await again.store(ProfileKey).loadPseudoProfiles();
  await settleBoth(again);
  expect([talk.waiting.map(({ content }) => content), talk.outbox.failureText]).toEqual([['one', 'two'], 'Not sent.']);
  expect(talk.waiting[0]?.id).toBe(first?.id);
  expect(again.line.countOf('sendMessage')).toBe(0);
  await talk.outbox.retry();
  await settleBoth(again, asked);
  expect([talk.waiting, textsOf(again)]).toEqual([[], ['May I ask you something?', 'one', 'two']]);
  talk.forget();
  await talk.open(talkId);
  talk.outbox.restore();
  expect(talk.waiting).toEqual([]);
});

it('a message taken back is no longer kept on the device', async () => {
  const { asker, talkId } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  asker.line.goOffline();
  talk.write('one');
  talk.submit();
  await asker.settle();
  talk.forget();
  await talk.open(talkId);
  talk.outbox.restore();
  const [one] = talk.waiting;
  if (one !== undefined) talk.takeBack(one);
  talk.forget();
  await talk.open(talkId);
  talk.restore(talkId);
  expect([talk.waiting, talk.draft]).toEqual([[], 'one']);
});

it('messages that were not sent for want of a connection go by themselves in their order when it is back', async () => {
  const { asker, asked } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  asker.line.goOffline();
  for (const text of ['one', 'two']) {
    talk.write(text);
    talk.submit();
  }
  await asker.settle();
  expect(talk.outbox.failureText).toContain('Not sent.');
  asker.line.goOnline();
  await talk.catchUp();
  await settleBoth(asker, asked);
  expect([talk.waiting, textsOf(asker)]).toEqual([[], ['May I ask you something?', 'one', 'two']]);
});

it('a message that the other one takes no more closes the conversation, and does not go by itself', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  const other = asked.store(ChatKey).find(talkId);
  if (other === null) throw new Error('The conversation is not listed.');
  await asked.store(ChatKey).setBlocked(other, true);
  talk.write('Are you there?');
  talk.submit();
  await settleBoth(asker, asked);
  expect(talk.waiting).toHaveLength(1);
  expect(talk.outbox.failureText).toContain(chatRefusals.closed);
  expect(asker.store(ChatKey).find(talkId)?.state).toBe('CLOSED');
  await talk.catchUp();
  await settleBoth(asker);
  expect(asker.line.countOf('sendMessage')).toBe(1);
});

it('a refused message holds up the later ones of its conversation, and those of no other', async () => {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  const say = async (text: string) => {
    talk.write(text);
    talk.submit();
    await settleBoth(asker, asked);
  };
  await talk.open('no-conversation');
  for (const text of ['refused', 'later']) await say(text);
  await talk.open(talkId);
  await say('elsewhere');
  expect([talk.waiting, textsOf(asker)]).toEqual([[], ['May I ask you something?', 'elsewhere']]);
  await talk.open('no-conversation');
  expect([talk.waiting.map(({ content }) => content), talk.outbox.failureText]).toEqual([
    ['refused', 'later'],
    expect.stringContaining('Not sent.'),
  ]);
  expect(asker.line.countOf('sendMessage')).toBe(2);
});
