import { expect, it } from 'vitest';
import { newestFirst } from './conversation-order.rules';

it('the conversation with the newest message is the first, one without a message the last', () => {
  const talk = (name: string, sentAt: string | null) => ({ name, lastMessage: sentAt === null ? null : { sentAt } });
  const talks = [
    talk('empty', null),
    talk('old', '2026-11-20T10:00:00.000Z'),
    talk('new', '2026-11-24T10:00:00.000Z'),
    talk('empty too', null),
    talk('between', '2026-11-22T10:00:00.000Z'),
  ];
  expect(newestFirst(talks).map(({ name }) => name)).toEqual(['new', 'between', 'old', 'empty', 'empty too']);
});
