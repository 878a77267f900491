import { expect, it } from 'vitest';
import { isLabelled } from './synthetic.rules';

it.each([
  [true, undefined, true],
  [undefined, true, true],
  [false, true, true],
  [true, false, true],
  [false, false, false],
  [undefined, undefined, false],
])('a picture of which is said %s and was said %s is labelled: %s', (said, before, labelled) => {
  expect(isLabelled(said, before)).toBe(labelled);
});
