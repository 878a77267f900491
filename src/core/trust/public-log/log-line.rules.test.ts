import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LogLine } from './log-line.rules';
import { hashedText, isTimeToAppend } from './log-line.rules';

const line: Omit<LogLine, 'hash'> = {
  number: 1,
  month: '2026-11',
  kind: 'review',
  act: 'REMOVED',
  place: 'Vaayuna Technologies',
  rule: 'CONTACT',
  origin: 'READER',
};

it.each([
  [0, 30, false],
  [1, 6, false],
  [1, 7, true],
  [4, 1, false],
  [5, 1, true],
])('with %i lines that wait, %i days after the last turn, lines are added: %s', (waiting, days, expected) => {
  expect(isTimeToAppend(waiting, days)).toBe(expected);
});

it('what is hashed differs for another line, place or line before', () => {
  expect(hashedText('', line)).toBe('["",1,"2026-11","review","REMOVED","Vaayuna Technologies","CONTACT","READER"]');
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 2 }), (before, place, number) => {
      expect(hashedText(before, { ...line, number })).not.toBe(hashedText(before, line));
      if (place !== line.place) expect(hashedText(before, { ...line, place })).not.toBe(hashedText(before, line));
      if (before !== '') expect(hashedText(before, line)).not.toBe(hashedText('', line));
    }),
  );
});
