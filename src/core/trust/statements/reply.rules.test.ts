import { expect, it } from 'vitest';
import { replyStateOf } from './reply.rules';

const decided = { act: 'REMOVED', origin: 'READER', createdOn: '2026-11-20' } as const;

it.each([
  [decided, null, '2026-11-20', true],
  [decided, null, '2026-12-20', true],
  [decided, null, '2026-12-21', false],
  [decided, '2026-11-21', '2026-11-22', false],
  [{ ...decided, act: 'REJECTED' } as const, null, '2026-11-21', true],
  [{ ...decided, act: 'PUBLISHED' } as const, null, '2026-11-21', false],
  [{ ...decided, act: 'KEPT' } as const, null, '2026-11-21', false],
  [{ ...decided, origin: 'APPEAL' } as const, null, '2026-11-21', false],
])('a decision %j with an appeal of %s can be appealed on %s: %s', (statement, sentOn, today, expected) => {
  expect(replyStateOf(statement, sentOn, today)).toEqual({ isOpen: expected, until: '2026-12-20', sentOn });
});

const asked = { act: 'ASKED', origin: 'COMPLAINT', createdOn: '2026-11-20' } as const;

it.each([
  [null, '2026-11-23', true],
  [null, '2026-11-24', false],
  ['2026-11-21', '2026-11-22', false],
])('a question with an answer of %s can be answered on %s: %s', (sentOn, today, expected) => {
  expect(replyStateOf(asked, sentOn, today)).toEqual({ isOpen: expected, until: '2026-11-23', sentOn });
});
