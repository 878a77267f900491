import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MESSAGE_CHANGE_MS } from './chat.rules';
import type { Conversation, Message } from './conversation';
import {
  catchUpStartNumber,
  conversationsAfterMessage,
  conversationsAfterReading,
  conversationsWithChange,
  hasGap,
  numberBeforeGap,
  partsOf,
  unreadConversationsIn,
  withMessages,
} from './thread';

const aMessage = (number: number, isMine = false): Message => ({
  id: `m${number}`,
  number,
  isMine,
  author: null,
  content: `Message ${number}`,
  state: 'SENT',
  sentAt: '2026-11-20T05:00:00.000Z',
});
const aConversation = (id: string, lastNumber: number): Conversation => ({
  id,
  state: 'OPEN',
  isBlocked: false,
  isMuted: false,
  ownName: 'NimbuPaani',
  other: { name: 'SleepyLangur', avatarUrl: 'kolam:sleepy', avatarBgColor: '#E9E3D8' },
  room: null,
  lastMessage: aMessage(lastNumber),
  lastNumber,
  unreadCount: 1,
});

it('messages stand in their order, each once, whatever the order in which they came and how often', () => {
  const numbers = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 });
  fc.assert(
    fc.property(numbers, numbers, (known, added) => {
      const all = withMessages(
        withMessages(
          [],
          known.map((number) => aMessage(number)),
        ),
        added.map((number) => aMessage(number)),
      );
      expect(all.map(({ number }) => number)).toEqual([...new Set([...known, ...added])].toSorted((a, b) => a - b));
    }),
  );
});

it('a gap is found wherever it is, and what is before it is known to be whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 3, max: 12 }), fc.nat(), (first, count, chance) => {
      const whole = Array.from({ length: count }, (_, at) => aMessage(first + at));
      expect([hasGap(whole), numberBeforeGap(whole)]).toEqual([false, first + count - 1]);
      const missing = 1 + (chance % (count - 2));
      const broken = whole.filter((_, at) => at !== missing);
      expect([hasGap(broken), numberBeforeGap(broken)]).toEqual([true, first + missing - 1]);
    }),
  );
  expect([hasGap([]), numberBeforeGap([])]).toEqual([false, 0]);
});

it('a conversation with a new message is first, with what is unread; an old message changes nothing', () => {
  const talks = [aConversation('one', 4), aConversation('two', 7)];
  const after = conversationsAfterMessage(talks, { talkId: 'two', message: aMessage(9) });
  expect(after.map(({ id, lastNumber, unreadCount }) => [id, lastNumber, unreadCount])).toEqual([
    ['two', 9, 3],
    ['one', 4, 1],
  ]);
  expect(conversationsAfterMessage(after, { talkId: 'two', message: aMessage(9) })).toBe(after);
  expect(conversationsAfterMessage(talks, { talkId: 'two', message: aMessage(8, true) })[0]?.unreadCount).toBe(0);
  expect(conversationsAfterMessage(talks, { talkId: 'three', message: aMessage(1) })).toBe(talks);
});

it('what could still be changed when the newest message came is asked for again, and all after a gap', () => {
  const start = Date.parse('2026-11-20T05:00:00.000Z');
  const minutes = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(minutes, fc.nat(), (steps, chance) => {
      let at = start;
      const whole = steps.map((step, place) => {
        at += step * 60_000;
        return { ...aMessage(place + 1), sentAt: new Date(at).toISOString() };
      });
      const from = catchUpStartNumber(whole);
      const oldest = whole.find(({ number }) => number > from);
      const newest = at;
      expect(newest - Date.parse(oldest?.sentAt ?? '')).toBeLessThan(MESSAGE_CHANGE_MS);
      const before = whole.findLast(({ number }) => number === from);
      if (before !== undefined) expect(newest - Date.parse(before.sentAt)).toBeGreaterThanOrEqual(MESSAGE_CHANGE_MS);
      const missing = chance % whole.length;
      const broken = whole.filter((_, place) => place !== missing);
      expect(catchUpStartNumber(broken)).toBeLessThanOrEqual(numberBeforeGap(broken));
    }),
  );
  expect(catchUpStartNumber([])).toBe(0);
});

it('a changed message shows in the list only where it is the last one', () => {
  const talks = [aConversation('one', 4), aConversation('two', 7)];
  const message = { ...aMessage(7), content: '', state: 'DELETED' } as const;
  expect(conversationsWithChange(talks, { talkId: 'two', message })[1]?.lastMessage).toEqual(message);
  expect(conversationsWithChange(talks, { talkId: 'one', message })).toBe(talks);
});

it('parts hold all messages in their order, each with the one above it, and earlier messages leave later parts as they are', () => {
  const sizes = fc.record({ first: fc.integer({ min: 1, max: 300 }), count: fc.integer({ min: 1, max: 300 }) });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 299 }), ({ first, count }, earlier) => {
      const all = Array.from({ length: count }, (_, at) => aMessage(first + at));
      const parts = partsOf(all);
      expect(parts.flatMap(({ messages }) => messages)).toEqual(all);
      for (const { before, messages } of parts) expect(before).toBe(all[all.indexOf(messages[0] as Message) - 1]);
      const before = Math.min(earlier, first - 1);
      const older = Array.from({ length: before }, (_, at) => aMessage(first - before + at));
      const places = parts.map(({ place }) => place);
      expect(
        partsOf([...older, ...all])
          .map(({ place }) => place)
          .slice(-places.length),
      ).toEqual(places);
    }),
  );
});

it('reading makes fewer messages unread, whatever the order of the marks, and muted conversations are not counted', () => {
  const talks = [
    { ...aConversation('a', 9), unreadCount: 4 },
    { ...aConversation('b', 3), unreadCount: 3, isMuted: true },
    aConversation('c', 2),
  ];
  const unreadAfter = (...numbers: readonly number[]) =>
    unreadConversationsIn(
      numbers.reduce((read, number) => conversationsAfterReading(read, { talkId: 'a', number }), [
        ...talks,
      ] as readonly Conversation[]),
    );
  expect([unreadAfter(), unreadAfter(4), unreadAfter(7), unreadAfter(7, 6), unreadAfter(9), unreadAfter(12)]).toEqual([
    5, 5, 3, 3, 1, 1,
  ]);
});
