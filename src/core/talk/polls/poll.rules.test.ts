import { expect, it } from 'vitest';
import { duplicateOptionAt, pollEndOf, storedOptionsOf } from './poll.rules';

const pollOptionCases: readonly (readonly [options: readonly string[], areAlike: boolean])[] = [
  [['Yes', 'No'], false],
  [['Yes', 'Yes'], true],
  [['Yes', 'No', ' yes '], true],
  [['In  writing', 'In writing'], true],
  [['１ day', '1 day'], true],
  [['ﬁne', 'fine'], true],
  [['Yes', 'Y\u200bes'], true],
  [['हाँ', 'नहीं'], false],
  [['10%', '100%'], false],
];

it.each(pollOptionCases)('of the options %j two read the same: %s', (options, areAlike) => {
  expect(duplicateOptionAt(options) !== null).toBe(areAlike);
});

it('the first option that reads as an earlier one is named', () => {
  expect(duplicateOptionAt(['Yes', 'No', ' YES'])).toBe(2);
});

it('options are stored without needless spaces', () => {
  expect(storedOptionsOf({ options: ['  30  days ', 'No'] })).toEqual(['30 days', 'No']);
});

it('a poll ends after its hours', () => {
  expect(pollEndOf({ durationHours: 24 }, 1)).toBe(86_400_001);
});
