import { expect, it } from 'vitest';
import { nearlyRepeatedTelling, repeatedTelling, surgeFinding } from './repeated-telling.rules';

it.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [40, 1],
])('a text that was told %i times today has %i findings', (times, findings) => {
  expect(repeatedTelling(times)).toHaveLength(findings);
  expect(nearlyRepeatedTelling(times)).toHaveLength(findings);
});

it('findings of counts mean no words, and say the count', () => {
  expect(repeatedTelling(7)[0]).toEqual({ rule: 'COPIED', words: [], note: 'Sent 7 times today, word for word' });
  expect(surgeFinding(12).note).toMatch(/^One of 12 reviews/);
});
