import { expect, it } from 'vitest';
import { nearlyRepeatedText, repeatedText, surgeFinding } from './repeated-texts.rules';

it.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [40, 1],
])('a text that was told %i times today has %i findings', (times, findings) => {
  expect(repeatedText(times)).toHaveLength(findings);
  expect(nearlyRepeatedText(times)).toHaveLength(findings);
});

it('findings of counts mean no words, and say the count', () => {
  expect(repeatedText(7)[0]).toEqual({ rule: 'COPIED', words: [], note: 'Sent 7 times today, word for word' });
  expect(surgeFinding(12).note).toMatch(/^One of 12 reviews/);
});
