import { settleBoth, twoInOpenConversation } from '@tests/support/two-in-conversation';
import { expect, it } from 'vitest';
import { SessionKey } from '@/stores/account/session/keys';
import { ChatKey, ConversationKey, MessageChangesKey } from './keys';

async function twoMessages() {
  const { asker, asked, talkId } = await twoInOpenConversation();
  const talk = asker.store(ConversationKey);
  await talk.open(talkId);
  for (const text of ['One', 'Two']) {
    talk.write(text);
    talk.submit();
    await settleBoth(asker, asked);
  }
  const [first, second] = talk.messages.state === 'ready' ? talk.messages.value.slice(-2) : [];
  if (first === undefined || second === undefined) throw new Error('The messages were not sent.');
  return { asker, asked, talkId, talk, first, second };
}

it('a message that is saved leaves the field of another one that is changed meanwhile', async () => {
  const { asker, first, second } = await twoMessages();
  const changes = asker.store(MessageChangesKey);
  for (const isRefused of [false, true]) {
    changes.edit(first);
    changes.write(isRefused ? 'Once again' : 'One, really');
    asker.line.holdAnswers('editMessage');
    if (isRefused) asker.time.advance(15 * 60_000);
    const saved = changes.save();
    await asker.settle();
    changes.edit(second);
    changes.write('Two, really');
    asker.line.release();
    await saved;
    expect([changes.isEditing(second), changes.text, changes.error]).toEqual([true, 'Two, really', null]);
  }
});

it('a second press on Send says nothing of an empty field', async () => {
  const { asker, talk } = await twoMessages();
  asker.line.hold();
  talk.write('Three');
  talk.submit();
  talk.submit();
  expect([talk.error, talk.waiting.length]).toEqual([null, 1]);
  asker.line.release();
  await asker.settle();
  talk.submit();
  expect(talk.error).toBe('Write a message.');
});

it.each([
  { act: 'leave', call: 'leaveTalk' },
  { act: 'setMuted', call: 'muteTalk' },
] as const)('an answer that comes after the session has ended moves nobody: $act', async ({ act, call }) => {
  const { asker, talkId } = await twoMessages();
  const chat = asker.store(ChatKey);
  const talk = chat.find(talkId);
  if (talk === null) throw new Error('No conversation.');
  asker.line.holdAnswers(call);
  const done = chat[act](talk, true);
  await asker.settle();
  asker.store(SessionKey).markUnauthorised();
  const [before, asked] = [asker.location.current(), asker.line.countOf('getChatMeta')];
  asker.line.release();
  await done;
  await asker.settle();
  expect([asker.location.current(), asker.line.countOf('getChatMeta')]).toEqual([before, asked]);
});
