import { expect, it } from 'vitest';
import { codeSentMessage, minutesToWait, tooManyCodes } from './work-email-code.rules';

it.each([
  [-1, 1],
  [0, 1],
  [60_000, 1],
  [60_001, 2],
  [1_800_000, 30],
  [1_800_001, 31],
  [3_600_000, 60],
])('whoever waits %i ms waits %i minutes', (waitMs, minutes) => {
  expect(minutesToWait(waitMs)).toBe(minutes);
});

it('says how long, and where a code went', () => {
  expect(tooManyCodes(1)).toBe('We sent 5 codes already. Try again in 1 minute.');
  expect(tooManyCodes(2)).toBe('We sent 5 codes already. Try again in 2 minutes.');
  expect(tooManyCodes(0)).toBe('We sent 5 codes already. Try again in 0 minutes.');
  expect(codeSentMessage('a•••@vaayuna.example')).toBe('We sent a code to a•••@vaayuna.example.');
});
