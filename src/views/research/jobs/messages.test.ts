import { expect, it } from 'vitest';
import { messages } from './messages';

it.each([
  [null, null, ''],
  [0, 0, 'Fresher'],
  [3, 3, '3 years'],
  [3, 5, '3–5 years'],
  [15, 60, '15 or more years'],
  [1, 60, '1 or more years'],
])('from %j to %j years an opening asks for %j', (minExperience, maxExperience, text) => {
  expect(messages.experience({ minExperience, maxExperience })).toBe(text);
});
