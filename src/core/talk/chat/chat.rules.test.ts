import { expect, it } from 'vitest';
import { MAX_MESSAGES, MAX_TALKS, requestsPerDay, talkStateOf } from './chat.rules';

it('[LM-CHAT-GROUPS] a list holds 100 conversations', () => expect(MAX_TALKS).toBe(100));
it('[LM-CHAT-MESSAGES] a call returns 1,000 messages', () => expect(MAX_MESSAGES).toBe(1000));
it('a new account asks five people a day, others twenty', () =>
  expect([requestsPerDay(true), requestsPerDay(false)]).toEqual([5, 20]));

it('who waits is not told what ended it, and a conversation is closed in one way', () => {
  for (const isOver of [true, false]) {
    expect(talkStateOf({ isAsker: true, isAccepted: false, isOver })).toBe('WAITING');
    expect(talkStateOf({ isAsker: false, isAccepted: false, isOver })).toBe('ASKED');
    for (const isAsker of [true, false]) {
      expect(talkStateOf({ isAsker, isAccepted: true, isOver })).toBe(isOver ? 'CLOSED' : 'OPEN');
    }
  }
});
