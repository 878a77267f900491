import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LogEntry } from './log-line.rules';
import { isTimeToAppend, leafText } from './log-line.rules';

const line: LogEntry = {
  number: 1,
  month: '2026-11',
  kind: 'review',
  act: 'REMOVED',
  place: 'Vaayuna Technologies',
  rule: 'CONTACT',
  origin: 'READER',
  salt: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
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

it('the text of a leaf differs for another line, place or salt', () => {
  expect(leafText(line)).toBe(
    '["0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11",1,"2026-11","review","REMOVED","Vaayuna Technologies","CONTACT","READER"]',
  );
  fc.assert(
    fc.property(fc.string(), fc.uuid(), fc.integer({ min: 2 }), (place, salt, number) => {
      expect(leafText({ ...line, number })).not.toBe(leafText(line));
      if (place !== line.place) expect(leafText({ ...line, place })).not.toBe(leafText(line));
      if (salt !== line.salt) expect(leafText({ ...line, salt })).not.toBe(leafText(line));
    }),
  );
});
