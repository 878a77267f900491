import { expect, it } from 'vitest';
import { conversationStateOf, MAX_CONVERSATIONS, MAX_MESSAGES, requestsPerDay } from './chat.rules';

it('[LM-CHAT-GROUPS] a list holds 100 conversations', () => expect(MAX_CONVERSATIONS).toBe(100));
it('[LM-CHAT-MESSAGES] a call returns 1,000 messages', () => expect(MAX_MESSAGES).toBe(1000));
it('a new account asks five people a day, others twenty', () =>
  expect([requestsPerDay(true), requestsPerDay(false)]).toEqual([5, 20]));

it('who waits is not told what ended it, and a conversation is closed in one way', () => {
  for (const isOver of [true, false]) {
    expect(conversationStateOf({ isAsker: true, isAccepted: false, isOver })).toBe('WAITING');
    expect(conversationStateOf({ isAsker: false, isAccepted: false, isOver })).toBe('ASKED');
    for (const isAsker of [true, false]) {
      expect(conversationStateOf({ isAsker, isAccepted: true, isOver })).toBe(isOver ? 'CLOSED' : 'OPEN');
    }
  }
});
