import { expect, it } from 'vitest';
import { holdsLink, MAX_MESSAGES, MAX_TALKS, requestsPerDay, talkStateOf } from './chat.rules';

it('[LM-CHAT-GROUPS] a list holds 100 conversations', () => expect(MAX_TALKS).toBe(100));
it('[LM-CHAT-MESSAGES] a call returns 1,000 messages', () => expect(MAX_MESSAGES).toBe(1000));
it('a new account asks five people a day, others twenty', () =>
  expect([requestsPerDay(true), requestsPerDay(false)]).toEqual([5, 20]));

it.each([
  'https://x.example',
  'HTTP://X.EXAMPLE/a',
  'see www.offers.test',
  'mail me at someone@gmail.com',
  'go to jobs-4u.xyz now',
  'wa.me/9100',
  't.me/abc',
])('a request with “%s” holds a link', (text) => expect(holdsLink(text)).toBe(true));

it.each([
  'May I ask you two things?',
  'They pay 12.5 LPA.In March it was less.',
  'Node.js or React?',
  'e.g. the notice period, i.e. 90 days',
  'Rs.50,000 a month.',
])('a request with “%s” holds none', (text) => expect(holdsLink(text)).toBe(false));

it('who waits is not told what ended it, and a conversation is closed in one way', () => {
  for (const isOver of [true, false]) {
    expect(talkStateOf({ isAsker: true, isAccepted: false, isOver })).toBe('WAITING');
    expect(talkStateOf({ isAsker: false, isAccepted: false, isOver })).toBe('ASKED');
    for (const isAsker of [true, false]) {
      expect(talkStateOf({ isAsker, isAccepted: true, isOver })).toBe(isOver ? 'CLOSED' : 'OPEN');
    }
  }
});

it.each([
  ['ask ab.in', true],
  ['plan a.in', false],
])('a host has two letters at least: “%s”', (text, isLink) => expect(holdsLink(text)).toBe(isLink));
